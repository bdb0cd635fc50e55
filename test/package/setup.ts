import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chapterOf } from '../handbook/blocks.ts';
import { cloneRepository, type Clone } from './clone.ts';
import { installConsumer } from './consumer.ts';
import { installNodes, nodeProgram } from './nodes.ts';
import { Reader } from './reader.ts';
import { tarballIn, type Tarball } from './tarball.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clone: Clone;
    /** What the README packs in the clone. */
    tarball: Tarball;
    /** Folder of a package that has the tarball installed; each test file copies it. */
    consumer: string;
    /** Folder of other releases of Node. */
    nodes: string;
  }
}

/**
 * Does once, for all test files, what takes longer than what they do with it: clones the repository, follows the README
 * there with the oldest Node, and installs what it packs.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), 'forgespec-package-'));
  const [path, consumer, nodes] = ['clone', 'consumer', 'nodes'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  try {
    await Promise.all([cloneRepository(path), installNodes(nodes)]);
    const reader = new Reader(path, nodeProgram('20', nodes));
    const printed = await reader.follow(
      chapterOf(readFileSync(join(path, 'README.md'), 'utf8'), 'In a clone'),
    );
    const tarball = await tarballIn(join(root, 'pets'));
    await installConsumer(consumer, tarball);
    project.provide('clone', { path, printed });
    project.provide('tarball', tarball);
    project.provide('consumer', consumer);
    project.provide('nodes', nodes);
  } catch (error) {
    // Nobody removes it where this fails.
    rmSync(root, { recursive: true });
    throw error;
  }
  return () => rmSync(root, { recursive: true });
}
