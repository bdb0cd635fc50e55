import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outputs } from './places.ts';

/** Milliseconds: far longer than any run, because another one may use outputs of another state of the toolkit. */
const DAY = 24 * 60 * 60 * 1000;

/** Removes outputs that no test has asked for lately: those of earlier states of documents and of the toolkit. */
export async function removeUnused(folder: string = outputs): Promise<void> {
  for (const name of await readdir(folder)) {
    const output = join(folder, name);
    // Another process may be faster.
    const status = statSync(output, { throwIfNoEntry: false });
    if (status !== undefined && Date.now() - status.mtimeMs > DAY)
      await rm(output, { recursive: true, force: true });
  }
}
