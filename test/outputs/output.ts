import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { outputs, own } from './places.ts';
import { outputName, type OutputRequest } from './request.ts';
import { isToolkitOfFiles } from './toolkit.ts';
import { removeUnused } from './unused.ts';

const known = new Map<string, Promise<string>>();

/**
 * The folder with what is generated from a document, which is made where there is none yet. All tests and later runs
 * share it: who writes into it, takes a copy.
 */
export function outputOf(request: OutputRequest): Promise<string> {
  const name = outputName(request);
  const found = known.get(name) ?? findOrMake(name, request);
  known.set(name, found);
  return found;
}

async function findOrMake(name: string, request: OutputRequest): Promise<string> {
  // The name tells nothing of a toolkit with a fault.
  if (!isToolkitOfFiles()) return make(request);
  const folder = join(outputs, name);
  if (await isThere(folder)) return folder;
  const made = await make(request);
  if (!isToolkitOfFiles()) return made;
  return putInPlace(made, folder);
}

/** Notes that somebody asks for it, too. */
async function isThere(folder: string): Promise<boolean> {
  const now = new Date();
  return utimes(folder, now, now).then(
    () => true,
    () => false,
  );
}

/** In a folder of this process. */
async function make(request: OutputRequest): Promise<string> {
  await mkdir(outputs, { recursive: true });
  await removeUnused();
  const folder = await mkdtemp(join(outputs, own));
  try {
    // Only now, because the generators take longer to load than an output that is there.
    const { makeOutput } = await import('./make.ts');
    await makeOutput(request, folder);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return folder;
}

/** As a whole. Another process may have put the same there meanwhile. */
async function putInPlace(made: string, folder: string): Promise<string> {
  try {
    await rename(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(made, { recursive: true });
  }
  return folder;
}
