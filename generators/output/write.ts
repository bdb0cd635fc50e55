import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { findDrift, isSafeToWrite, type Drift, type OwnedFile } from './drift.ts';
import { anotherDocument } from './another-document.ts';
import { bytesOf } from './bytes.ts';
import { hashOf } from './hash.ts';
import type { KnownFiles } from './known-files.ts';
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

/** What one run of the emitters made of a document. */
export interface Output {
  /** `info.title` of the document. */
  readonly title?: string;
  readonly inputs: readonly LockedInput[];
  readonly files: readonly OwnedFile[];
  /** Emitters that ran. */
  readonly owners: ReadonlySet<string>;
}

/** What became of writing an output folder. */
export interface WriteReport {
  readonly written: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: number;
  readonly findings: readonly Finding[];
}

/** What is written to which folder. */
export interface WriteRequest {
  readonly folder: string;
  readonly output: Output;
  /** Overwrite files that a hand has changed, or that no run has written. */
  readonly force: boolean;
  /** Take a run that seems to be writing to the folder as ended, and put right what it left. */
  readonly takesOver?: boolean;
  /** Replace what was made from another document. */
  readonly replaces?: boolean;
  /** What is known of the folder from runs of this process before; nothing unless given. */
  readonly known?: KnownFiles | undefined;
}

const NOTHING: WriteReport = { written: [], deleted: [], unchanged: 0, findings: [] };

/**
 * Brings an output folder in line with an output: writes what differs, deletes what the lock lists and nobody wants.
 * Where a file was edited by hand nothing at all is written and the findings say which, unless `force` is set; the same goes
 * for a folder that was made from another document, unless `replaces` is set.
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
    const text = printLock(next);
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

/** The lock after a run: files of emitters that did not run stay as they are listed. */
export function nextLock(lock: Lock | undefined, output: Output, known?: KnownFiles): Lock {
  const kept = (lock?.outputs ?? []).filter(({ owner }) => !output.owners.has(owner));
  const made = output.files.map((file) => ({
    path: file.path,
    sha256: known?.hashOf(file.path, bytesOf(file)) ?? hashOf(bytesOf(file)),
    owner: file.owner,
  }));
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
  return kind === 'foreign' ? finding('output/foreign', { path }) : finding('output/edited', { path });
}

/** What an error while writing to a folder means to its owner. Throws the error again where it is an internal error. */
export function failure(folder: string, error: unknown): Finding {
  if (error instanceof UnreadableLock)
    return finding('output/lock-unreadable', { path: LOCK_FILE, reason: error.message });
  if (error instanceof FolderBusy) return finding('output/busy', { reason: error.message });
  if (error instanceof FolderIsLink) return finding('output/link', { reason: error.message });
  if (error instanceof Error && 'code' in error)
    return finding('output/unwritable', { folder, reason: error.message });
  throw error;
}
