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

/** What to write, and to which folder. */
export interface WriteRequest {
  readonly folder: string;
  readonly output: Output;
  /** Overwrite files that were edited by hand, or that no run has written. */
  readonly force: boolean;
  /** Assume that a run which seems to be writing to the folder has ended, and undo its partial changes. */
  readonly takesOver?: boolean;
  /** Replace files that were generated from another document. */
  readonly replaces?: boolean;
  /** What is known of the folder from earlier runs of this process; nothing by default. */
  readonly known?: OutputSnapshot | undefined;
}

const NOTHING: WriteReport = { written: [], deleted: [], unchanged: 0, findings: [] };

/**
 * Brings an output folder in line with an output: writes what differs, and deletes files that the lock lists and the
 * output does not contain. If a file was edited by hand, nothing is written and the findings name it, unless `force` is
 * set. The same applies to a folder of another document, unless `replaces` is set.
 */
export function writeOutput({
  folder,
  output,
  force,
  takesOver = false,
  replaces = false,
  known,
}: WriteRequest): WriteReport {
  try {
    known?.begin();
    recover(folder, { takesOver });
    const lockText = readLock(folder);
    const lock = lockText === undefined ? undefined : (known?.parseLock(lockText) ?? parseLock(lockText));
    const other = replaces ? undefined : anotherDocument(lock, output);
    if (other !== undefined)
      return { ...NOTHING, findings: [finding('output/another-document', { folder, other })] };
    const drifts = findDrift({ folder, wanted: output.files, lock, owners: output.owners, known });
    const unsafe = drifts.filter((drift) => !isSafeToWrite(drift));
    if (unsafe.length > 0 && !force) return { ...NOTHING, findings: unsafe.map(refused) };
    const next = nextLock(lock, output, known);
    const text = printLock(next, known && ((entry) => known.lineOf(entry)));
    const isPrinted = lockText !== undefined && known?.hasPrinted(lockText) === true;
    known?.keepLock(next, text);
    const isLockCurrent = lockText === text || (lock !== undefined && !isPrinted && printLock(lock) === text);
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

/** The lock after a run: files of emitters that did not run stay listed. */
export function nextLock(lock: Lock | undefined, output: Output, known?: OutputSnapshot): Lock {
  const kept = (lock?.outputs ?? []).filter(({ owner }) => !output.owners.has(owner));
  const made = output.files.map((file) => {
    const content = bytesOf(file);
    const { path, owner } = file;
    return known?.entryOf(file, content) ?? { path, sha256: hashOf(content), owner };
  });
  return {
    ...(output.title === undefined ? {} : { title: output.title }),
    inputs: output.inputs,
    outputs: [...kept, ...made].toSorted((left, right) => (left.path < right.path ? -1 : 1)),
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
