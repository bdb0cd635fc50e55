import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outputs } from './places.ts';

/** Milliseconds: far longer than any run, because another one may use outputs of another state of the toolkit. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes outputs that no test has asked for lately, those of earlier states of documents and of the toolkit, and what
 * processes had for themselves that have ended.
 */
export async function removeUnused(folder: string = outputs): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, owner] = /^of-(\d+)-/.exec(name) ?? [];
    const path = join(folder, name);
    const isUsed = owner === undefined ? isRecent(path) : isRunning(Number(owner));
    if (!isUsed) await rm(path, { recursive: true, force: true });
  }
}

/** Also if another process has removed it meanwhile. */
function isRecent(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  return status === undefined || Date.now() - status.mtimeMs < DAY;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
