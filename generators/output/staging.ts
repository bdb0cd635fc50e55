import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  isAlive,
  parseOwner,
  printOwner,
  stateOf,
  thisProcess,
  type Owner,
  type OwnerState,
} from './owner.ts';

/**
 * Folder in the output folder that exists while a run writes, and after a run was killed. It is also the lock. It appears
 * and disappears by one rename, so that it always contains the file of its owner.
 */
export const STAGING = '.forgespec-staging';

/** Another run is writing to the folder, or has changed it in the meantime. */
export class FolderBusy extends Error {}

/** A folder on the path of an output is a symbolic link, which could redirect the output. */
export class FolderIsLink extends Error {}

/** Takes the lock and returns the folder. Throws `FolderBusy` if another process has it. */
export function openStaging(folder: string): string {
  const staging = join(folder, STAGING);
  const aside = join(folder, asideName(process.pid));
  rmSync(aside, { recursive: true, force: true });
  try {
    mkdirSync(aside);
    writeFileSync(join(aside, ownerFile(process.pid)), printOwner(thisProcess()));
    renameSync(aside, staging);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // The error also shows that another process had the lock, if it has released it by now.
    if (isTaken(error) || existsSync(staging))
      throw new FolderBusy(`Another process is writing to ${folder}.`);
    throw error;
  }
  return staging;
}

/** Whether a rename failed because a folder that is not empty exists at its target (rename(2)). */
function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOTEMPTY' || code === 'EEXIST';
}

/** Releases the lock of this process by one rename, and then deletes the staged and replaced files. */
export function closeStaging(folder: string): void {
  const aside = join(folder, asideName(process.pid));
  rmSync(aside, { recursive: true, force: true });
  renameSync(join(folder, STAGING), aside);
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Makes this process the owner of the staging folder of a killed run, so that only one run repairs it. Returns the folder;
 * undefined if there is none. Throws `FolderBusy` if its owner is running or in an unknown state, unless `force` is set.
 */
export function takeOver(
  folder: string,
  { force }: { readonly force: boolean } = { force: false },
): string | undefined {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of entries.filter(isAbandoned))
    rmSync(join(folder, name), { recursive: true, force: true });
  if (!entries.includes(STAGING)) return undefined;
  const staging = join(folder, STAGING);
  if (lstatSync(staging, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new FolderIsLink(`${staging} is a symbolic link; outputs are not written through links.`);
  const owner = ownerOf(staging);
  if (owner !== undefined) {
    const state = stateOf(owner);
    if (state === 'this') return staging;
    if (state !== 'ended' && !force) throw new FolderBusy(busy(folder, owner, state));
    replaceOwner(folder, owner);
  } else if (!force)
    throw new FolderBusy(`${staging} does not say which process owns it, so it is left alone.`);
  writeFileSync(join(staging, ownerFile(process.pid)), printOwner(thisProcess()));
  return staging;
}

/** Renames the file of an owner, which succeeds for only one of several runs. */
function replaceOwner(folder: string, owner: Owner): void {
  const staging = join(folder, STAGING);
  try {
    renameSync(join(staging, ownerFile(owner.pid)), join(staging, ownerFile(process.pid)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new FolderBusy(`Another process is writing to ${folder}.`);
  }
}

function busy(folder: string, { pid, host }: Owner, state: OwnerState): string {
  const where = state === 'elsewhere' ? ` on the machine ${JSON.stringify(host)}` : '';
  return `Process ${pid}${where} is writing to ${folder}.`;
}

function ownerOf(staging: string): Owner | undefined {
  try {
    const matches = readdirSync(staging).map((name) => /^owner-(\d+)$/.exec(name));
    const pid = matches.find((match) => match !== null)?.[1];
    if (pid === undefined) return undefined;
    return parseOwner(Number(pid), readFileSync(join(staging, `owner-${pid}`), 'utf8'));
  } catch {
    // It is no folder, or its owner has just released it.
    return undefined;
  }
}

function ownerFile(pid: number): string {
  return `owner-${pid}`;
}

/** The name of the staging folder of this process before it takes the lock and after it releases it. */
function asideName(pid: number): string {
  return `${STAGING}-${pid}`;
}

/** Whether an entry of the output folder was set aside by a process that has ended. */
function isAbandoned(entry: string): boolean {
  if (!entry.startsWith(`${STAGING}-`)) return false;
  const pid = Number(entry.slice(STAGING.length + 1));
  return asideName(pid) === entry && !isAlive(pid);
}
