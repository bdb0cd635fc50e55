import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commitFiles, git, makeStore } from './world.ts';

const writer = fileURLToPath(new URL('writer.ts', import.meta.url));

/** Lets a process commit, kills it after some commits, and returns the ids of those that it reported as done. */
async function commitUntilKilled(root: string, commits: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, root, 'a.git'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => void child.once('close', resolve));
  const ids: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    ids.push(line);
    if (ids.length === commits) child.kill('SIGKILL');
  }
  await ended;
  return ids;
}

test('a process that is killed while it writes loses nothing that it said was done, and blocks nobody', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  await commitFiles(repository, { first: 'x' });
  const done: string[] = [];
  for (const commits of [2, 5, 3]) done.push(...(await commitUntilKilled(root, commits)));
  expect(done.length).toBeGreaterThanOrEqual(10);
  const { items } = await repository.commits({ limit: 1000 });
  const history = new Set(items.map((commit) => commit.id));
  expect(done.filter((id) => !history.has(id))).toEqual([]);
  // The commit in progress may exist as well, once for each killed process.
  expect(history.size).toBeLessThanOrEqual(done.length + 1 + 3);
  await commitFiles(repository, { last: 'x' });
  const names = await readdir(path.join(root, 'a.git'), { recursive: true });
  expect(names.filter((name) => name.endsWith('.lock'))).toEqual([]);
  expect(await git(path.join(root, 'a.git'), 'fsck', '--strict', '--no-dangling')).toBe('');
});
