import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CannotStart, diskRemedies, explaining } from './cannot-start.ts';
import { sqliteRemedy } from './database-problem.ts';

/** The folder of all state, which belongs to this process until it is released. */
export interface DataFolder {
  /** Absolute: processes that work on it have folders of their own in which they run. */
  readonly path: string;
  readonly isTemporary: boolean;
  /** Lets others have it; removes it where it is temporary. */
  release(): void;
}

/**
 * Takes a folder, which is made where it is missing, or a temporary one. Rejects with `CannotStart` where another process has
 * it: two that remove and lock files in one folder would lose what they write.
 */
export async function takeDataFolder(given: string | undefined): Promise<DataFolder> {
  if (given === undefined) {
    const path = mkdtempSync(join(tmpdir(), 'forge-'));
    return { path, isTemporary: true, release: () => rmSync(path, { recursive: true, force: true }) };
  }
  const path = resolve(given);
  await explaining(diskRemedies(path), () => makeFolder(path));
  const lock = locked(path);
  return { path, isTemporary: false, release: () => lock.close() };
}

/** Makes a folder, and those around it. Node's own `recursive` never ends where a file system takes none, as `/proc` does. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(path);
}

/** A lock of the operating system on an empty file, by SQLite: it ends with the process, however that ends. */
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
