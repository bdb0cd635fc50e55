import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { findDrift, isSafeToWrite, type Drift, type OwnedFile } from './drift.ts';
import { anotherDocument } from './another-document.ts';
import { bytesOf } from './bytes.ts';
import { hashOf } from './hash.ts';
import type { OutputSnapshot } from './output-snapshot.ts';
import {
  LOCK_FILE,
  parseLock,
  printLock,
  readLock,
  UnreadableLock,
  type Lock,
  type LockedInput,
} from './lock.ts';
import { FolderBusy, FolderIsLink } from './staging.ts';
import { applyChanges, recover } from './transaction.ts';

/** The result of one run of the emitters for a document. */
export interface Output {
  /** `info.title` of the document. */
  readonly title?: string;
  readonly inputs: readonly LockedInput[];
  readonly files: readonly OwnedFile[];
  /** Emitters that ran. */
  readonly owners: ReadonlySet<string>;
}

/** The result of writing an output folder. */
export interface WriteReport {
  readonly written: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: number;
  readonly findings: readonly Finding[];
}

/** An output, the folder to write it to, and the options of that. */
export interface WriteRequest {
  readonly folder: string;
  readonly output: Output;
  /** Overwrite files that were edited by hand or written by other programs. */
  readonly force: boolean;
  /** Assume that a run which seems to be writing to the folder has ended, and undo its changes. */
  readonly takesOver?: boolean;
  /** Replace files that were generated from another document. */
  readonly replaces?: boolean;
  /** The folder after the last run of this process. */
  readonly snapshot?: OutputSnapshot | undefined;
}

const NOTHING: WriteReport = { written: [], deleted: [], unchanged: 0, findings: [] };

/**
 * Writes the files of an output that differ from those in its folder, and deletes files that it no longer has. Nothing is
 * written if a file was edited by hand, unless `force` is set, or to the folder of another document, unless `replaces` is
 * set.
 */
export function writeOutput({
  folder,
  output,
  force,
  takesOver = false,
  replaces = false,
  snapshot,
}: WriteRequest): WriteReport {
  try {
    snapshot?.begin();
    recover(folder, { takesOver });
    const lockText = readLock(folder);
    const lock = lockText === undefined ? undefined : (snapshot?.parseLock(lockText) ?? parseLock(lockText));
    const other = replaces ? undefined : anotherDocument(lock, output);
    if (other !== undefined)
      return { ...NOTHING, findings: [finding('output/another-document', { folder, other })] };
    const drifts = findDrift({ folder, wanted: output.files, lock, owners: output.owners, snapshot });
    const unsafe = drifts.filter((drift) => !isSafeToWrite(drift));
    if (unsafe.length > 0 && !force) return { ...NOTHING, findings: unsafe.map(refused) };
    const next = nextLock(lock, output, snapshot);
    const print = (each: Lock): string => snapshot?.printLock(each) ?? printLock(each);
    const text = print(next);
    snapshot?.recordLock(next, text);
    const isLockCurrent = lockText === text || (lock !== undefined && print(lock) === text);
    const changes = drifts.map(({ path, before, after }) => ({
      path,
      content: after === undefined ? undefined : bytesOf(after),
      existed: before !== undefined,
    }));
    applyChanges(
      folder,
      isLockCurrent ? changes : [...changes, { path: LOCK_FILE, content: text, existed: lock !== undefined }],
    );
    return {
      written: paths(drifts.filter(({ after }) => after !== undefined)),
      deleted: paths(drifts.filter(({ after }) => after === undefined)),
      unchanged: output.files.length - drifts.filter(({ after }) => after !== undefined).length,
      findings: [],
    };
  } catch (error) {
    return { ...NOTHING, findings: [failure(folder, error)] };
  }
}

/** The lock after a run, including the files of emitters that did not run. */
export function nextLock(lock: Lock | undefined, output: Output, snapshot?: OutputSnapshot): Lock {
  const others = (lock?.outputs ?? []).filter(({ owner }) => !output.owners.has(owner));
  const own = output.files.map((file) => {
    const content = bytesOf(file);
    const { path, owner } = file;
    return snapshot?.entryOf(file, content) ?? { path, sha256: hashOf(content), owner };
  });
  return {
    ...(output.title === undefined ? {} : { title: output.title }),
    inputs: output.inputs,
    outputs: [...others, ...own].toSorted((left, right) => (left.path < right.path ? -1 : 1)),
  };
}

function paths(drifts: readonly Drift[]): readonly string[] {
  return drifts.map(({ path }) => path);
}

function refused({ kind, path }: Drift): Finding {
  return finding(kind === 'untracked' ? 'output/untracked-file' : 'output/edited', { path });
}

/** The finding for an error while writing to a folder. Throws the error again if it is an internal error. */
export function failure(folder: string, error: unknown): Finding {
  if (error instanceof UnreadableLock)
    return finding('output/lock-unreadable', { path: LOCK_FILE, reason: error.message });
  if (error instanceof FolderBusy) return finding('output/busy', { reason: error.message });
  if (error instanceof FolderIsLink) return finding('output/symlink', { reason: error.message });
  if (error instanceof Error && 'code' in error)
    return finding('output/unwritable', { folder, reason: error.message });
  throw error;
}
