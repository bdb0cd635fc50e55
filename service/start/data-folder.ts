import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CannotStart, diskRemedies, explaining } from './cannot-start.ts';
import { sqliteRemedy } from './database-problem.ts';
import { makePrivate } from './private-files.ts';

/** The folder of all state, which this process owns until it is released. */
export interface DataFolder {
  /** Absolute: processes that use it run in other working folders. */
  readonly path: string;
  readonly isTemporary: boolean;
  /** Releases it for others; removes it if it is temporary. */
  release(): void;
}

/**
 * Takes a folder, which is created if it does not exist, or a temporary one. Rejects with `CannotStart` if another
 * process has it: two processes that remove and lock files in one folder would lose data.
 */
export async function takeDataFolder(given: string | undefined): Promise<DataFolder> {
  if (given === undefined) {
    const path = mkdtempSync(join(tmpdir(), 'forge-'));
    return { path, isTemporary: true, release: () => rmSync(path, { recursive: true, force: true }) };
  }
  const path = resolve(given);
  await explaining(diskRemedies(path), () => {
    makeFolder(path);
    makePrivate(path);
  });
  const lock = locked(path);
  return { path, isTemporary: false, release: () => lock.close() };
}

/**
 * Creates a folder with its parents. Node's own `recursive` never ends on a file system that does not allow folders,
 * such as `/proc`.
 */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(path);
}

/** A lock of the operating system on an empty file, by SQLite: it ends with the process in any case. */
function locked(folder: string): DatabaseSync {
  const file = join(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const remedy = isBusy(error)
      ? `Another process works on ${folder}. Stop it, or choose another folder: --data FOLDER.`
      : sqliteRemedy(error, file);
    throw remedy === undefined ? error : new CannotStart(remedy, { cause: error });
  }
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
