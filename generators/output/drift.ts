import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { OutputFile } from '../emit/emitter.ts';
import { bytesOf, isSameContent, type Content } from './bytes.ts';
import { hashOf } from './hash.ts';
import { readBytes, type OutputSnapshot } from './output-snapshot.ts';
import type { Lock } from './lock.ts';
import { resolveOutputPath } from './output-path.ts';

/** A file of the output, with the emitter that made it. */
export interface OwnedFile extends OutputFile {
  readonly owner: string;
}

/**
 * How a file on the disk differs from the output of the document:
 * - `new`, `changed`, `stale`: the document has changed; the file is as the last run left it;
 * - `missing`: the last run wrote it and it is gone;
 * - `edited`: it was changed by hand since the last run wrote it;
 * - `untracked`: it is at the path of an output, and no run wrote it.
 */
export type DriftKind = 'new' | 'changed' | 'stale' | 'missing' | 'edited' | 'untracked';

export interface Drift {
  readonly kind: DriftKind;
  readonly path: string;
  /** The contents on the disk, if the file exists. */
  readonly before: Content | undefined;
  /** The file of the output; undefined for a file that should be deleted. */
  readonly after: OutputFile | undefined;
  /** How both contents are encoded as text. */
  readonly encoding?: OutputFile['encoding'];
}

/** Whether a file can be overwritten or deleted without asking. */
export function isSafeToWrite(drift: Drift): boolean {
  return drift.kind !== 'edited' && drift.kind !== 'untracked';
}

export interface DriftQuestion {
  readonly folder: string;
  readonly wanted: readonly OwnedFile[];
  readonly lock: Lock | undefined;
  /** Emitters that ran; files of others are ignored. */
  readonly owners: ReadonlySet<string>;
  /** What is known of the folder from earlier runs. */
  readonly known?: OutputSnapshot | undefined;
}

/** Compares an output folder with the output; files that agree are not listed. In order of paths. */
export function findDrift({ folder, wanted, lock, owners, known }: DriftQuestion): readonly Drift[] {
  const locked = new Map((lock?.outputs ?? []).map(({ path, sha256 }) => [path, sha256]));
  const kept = new Set(wanted.map(({ path }) => path));
  const present = new PresentPaths(folder);
  const contentOf = (path: string, after?: Content): Content | undefined => {
    const target = known?.targetOf(path) ?? present.find(path);
    if (target === undefined) return undefined;
    return known === undefined || after === undefined ? readBytes(target) : known.read(path, target, after);
  };
  const drifts: Drift[] = [];
  for (const file of wanted) {
    const { path, encoding } = file;
    const after = bytesOf(file);
    const before = contentOf(path, after);
    if (before !== undefined && isSameContent(before, after)) continue;
    const sha256 = before === undefined ? undefined : (known?.hashOf(path, before) ?? hashOf(before));
    drifts.push({ kind: kindOf(sha256, locked.get(path)), path, before, after: file, encoding });
  }
  for (const { path, owner, sha256 } of lock?.outputs ?? []) {
    if (kept.has(path) || !owners.has(owner)) continue;
    const before = contentOf(path);
    if (before === undefined) continue;
    drifts.push({ kind: hashOf(before) === sha256 ? 'stale' : 'edited', path, before, after: undefined });
  }
  return drifts.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

function kindOf(sha256: string | undefined, locked: string | undefined): DriftKind {
  if (sha256 === undefined) return locked === undefined ? 'new' : 'missing';
  if (locked === undefined) return 'untracked';
  return sha256 === locked ? 'changed' : 'edited';
}

/** The files of a folder. Checking each file would take thousands of calls; listing the folders takes a dozen. */
class PresentPaths {
  readonly #folder: string;
  readonly #names = new Map<string, ReadonlySet<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The absolute path of a file, by its path in the folder; undefined where no file has exactly this name. */
  find(path: string): string | undefined {
    const target = resolveOutputPath(this.#folder, path);
    return this.#namesIn(dirname(target)).has(basename(target)) ? target : undefined;
  }

  #namesIn(folder: string): ReadonlySet<string> {
    const names = this.#names.get(folder) ?? new Set(existsSync(folder) ? readdirSync(folder) : []);
    this.#names.set(folder, names);
    return names;
  }
}
