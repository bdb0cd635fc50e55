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
 * How a file on the disk differs from the output:
 * - `new`, `changed`, `stale`: the output has changed since the last run;
 * - `missing`: the file was deleted since the last run;
 * - `edited`: the file was changed by hand since the last run;
 * - `untracked`: another program wrote the file.
 */
export type DriftKind = 'new' | 'changed' | 'stale' | 'missing' | 'edited' | 'untracked';

export interface Drift {
  readonly kind: DriftKind;
  readonly path: string;
  /** The contents on the disk, if the file exists. */
  readonly before: Content | undefined;
  /** The file of the output; undefined for a file to delete. */
  readonly after: OutputFile | undefined;
  /** The encoding of both contents as text. */
  readonly encoding?: OutputFile['encoding'];
}

/** Whether a file can be overwritten or deleted without `force`. */
export function isSafeToWrite(drift: Drift): boolean {
  return drift.kind !== 'edited' && drift.kind !== 'untracked';
}

export interface DriftRequest {
  readonly folder: string;
  readonly wanted: readonly OwnedFile[];
  readonly lock: Lock | undefined;
  /** Emitters that ran; files of others are ignored. */
  readonly owners: ReadonlySet<string>;
  /** The folder after the last run of this process. */
  readonly snapshot?: OutputSnapshot | undefined;
}

/** The files of an output folder that differ from the output, in order of paths. */
export function findDrift({ folder, wanted, lock, owners, snapshot }: DriftRequest): readonly Drift[] {
  const locked = new Map((lock?.outputs ?? []).map(({ path, sha256 }) => [path, sha256]));
  const wantedPaths = new Set(wanted.map(({ path }) => path));
  const existing = new ExistingPaths(folder);
  const contentOf = (path: string, after?: Content): Content | undefined => {
    const target = snapshot?.targetOf(path) ?? existing.find(path);
    if (target === undefined) return undefined;
    return snapshot === undefined || after === undefined
      ? readBytes(target)
      : snapshot.read(path, target, after);
  };
  const drifts: Drift[] = [];
  for (const file of wanted) {
    const { path, encoding } = file;
    const after = bytesOf(file);
    const before = contentOf(path, after);
    if (before !== undefined && isSameContent(before, after)) continue;
    const sha256 = before === undefined ? undefined : (snapshot?.hashOf(path, before) ?? hashOf(before));
    drifts.push({ kind: kindOf(sha256, locked.get(path)), path, before, after: file, encoding });
  }
  for (const { path, owner, sha256 } of lock?.outputs ?? []) {
    if (wantedPaths.has(path) || !owners.has(owner)) continue;
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

/** The existing files of a folder. Folders are listed, since testing each file would take thousands of calls. */
class ExistingPaths {
  readonly #folder: string;
  readonly #names = new Map<string, ReadonlySet<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The absolute path of a file by its path in the folder; undefined if no file has exactly this name. */
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
