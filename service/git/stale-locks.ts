import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often locks are checked, and after how many milliseconds: a process of git may be about to end. */
const attempts = 5;
const pause = 200;

/**
 * Removes the lock files of references and of packed references (`gitrepository-layout`) that a process left when it
 * ended during a write. Otherwise these references could never be written again.
 */
export async function removeLocks(folder: string): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if ((await locksIn(folder)).length === 0) return;
    await wait(pause);
  }
  for (const file of await locksIn(folder)) await rm(file, { force: true });
}

async function locksIn(folder: string): Promise<readonly string[]> {
  const beside = (await readdir(folder)).filter((name) => name.endsWith('.lock') || name === 'HEAD.new');
  const below = await readdir(path.join(folder, 'refs'), { recursive: true });
  return [
    ...beside.map((name) => path.join(folder, name)),
    ...below.filter((name) => name.endsWith('.lock')).map((name) => path.join(folder, 'refs', name)),
  ];
}
