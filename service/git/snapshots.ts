import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GitTools } from './context.ts';
import { RepositoryNotFound, StoragePathInvalid } from './errors.ts';
import { linkFolder, repositoriesBelow } from './folders.ts';

/** The folder of a snapshot: beside the repositories, so that both can share files. */
function folderOf(tools: GitTools, name: string): string {
  if (!/^[\w-]{1,100}$/.test(name))
    throw new StoragePathInvalid(`Not a name of a snapshot: ${name.slice(0, 100)}`);
  return path.join(tools.root, '.snapshots', name);
}

/** Runs the task while it holds the locks of all these repositories. */
async function holdAll(tools: GitTools, names: readonly string[], task: () => Promise<void>): Promise<void> {
  const [first, ...rest] = names;
  if (first === undefined) return await task();
  await tools.locks.hold(first, () => holdAll(tools, rest, task));
}

/** Keeps the state of all repositories under a name and replaces an earlier one. Writers wait in the meantime. */
export async function takeSnapshot(tools: GitTools, temporary: string, name: string): Promise<void> {
  const target = folderOf(tools, name);
  const names = await repositoriesBelow(tools.root);
  const aside = await mkdtemp(path.join(temporary, 'snapshot-'));
  await holdAll(tools, names, async () => {
    for (const repository of names) {
      await linkFolder(path.join(tools.root, repository), path.join(aside, repository));
    }
  });
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(aside, target);
}

/**
 * Restores all repositories from a snapshot; without a name, removes all. Those that were created since are removed.
 */
export async function restoreSnapshot(
  tools: GitTools,
  temporary: string,
  name: string | undefined,
): Promise<void> {
  const source = name === undefined ? undefined : folderOf(tools, name);
  const kept = source === undefined ? [] : await repositoriesIn(source);
  const aside = await mkdtemp(path.join(temporary, 'restored-'));
  if (source !== undefined) await linkFolder(source, path.join(aside, 'new'));
  const present = await repositoriesBelow(tools.root);
  const all = [...new Set([...present, ...kept])].toSorted();
  await holdAll(tools, all, async () => {
    for (const repository of present) {
      const folder = path.join(tools.root, repository);
      tools.reader.forget(folder);
      await move(folder, path.join(aside, 'old', repository));
    }
    for (const repository of kept) {
      await move(path.join(aside, 'new', repository), path.join(tools.root, repository));
    }
  });
  await rm(aside, { recursive: true, force: true });
}

async function repositoriesIn(source: string): Promise<string[]> {
  const there = await stat(source).catch(() => undefined);
  if (there === undefined) throw new RepositoryNotFound(`No snapshot ${path.basename(source)}`);
  return await repositoriesBelow(source);
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}
