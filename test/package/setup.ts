import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installConsumer } from './consumer.ts';
import { installNodes } from './nodes.ts';
import { packToolkit, type Tarball } from './tarball.ts';

declare module 'vitest' {
  interface ProvidedContext {
    tarball: Tarball;
    /** Folder of a package that has the tarball installed; each test file copies it. */
    consumer: string;
    /** Folder of other releases of Node. */
    nodes: string;
  }
}

/** Packs and installs once for all test files: it takes longer than what they do with it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), 'forgespec-package-'));
  const folders = { consumer: join(root, 'consumer'), nodes: join(root, 'nodes') };
  try {
    const [tarball] = await Promise.all([
      packToolkit(root).then(async (packed) => {
        await installConsumer(folders.consumer, packed);
        return packed;
      }),
      installNodes(folders.nodes),
    ]);
    project.provide('tarball', tarball);
    project.provide('consumer', folders.consumer);
    project.provide('nodes', folders.nodes);
  } catch (error) {
    // Nobody removes it where this fails.
    rmSync(root, { recursive: true });
    throw error;
  }
  return () => rmSync(root, { recursive: true });
}
