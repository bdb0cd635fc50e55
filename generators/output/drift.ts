import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { OutputFile } from '../emit/emitter.ts';
import { bytesOf, isSameContent, type Content } from './bytes.ts';
import { hashOf } from './hash.ts';
import { readBytes, type KnownFiles } from './known-files.ts';
import type { Lock } from './lock.ts';
import { resolveOutputPath } from './output-path.ts';

/** A file that the emitters want, with the emitter that wants it. */
export interface OwnedFile extends OutputFile {
  readonly owner: string;
}

/**
 * How a file on disk stands to what the document asks for:
 * - `new`, `changed`, `stale`: the document has moved on; the file is as the last run left it;
 * - `missing`: the last run wrote it and it is gone;
 * - `edited`: it was changed by hand since the last run wrote it;
 * - `foreign`: it stands where an output belongs, and no run wrote it.
 */
export type DriftKind = 'new' | 'changed' | 'stale' | 'missing' | 'edited' | 'foreign';

export interface Drift {
  readonly kind: DriftKind;
  readonly path: string;
  /** What stands on the disk, where there is something. */
  readonly before: Content | undefined;
  /** The file that the document asks for; undefined for one that should go. */
  readonly after: OutputFile | undefined;
  /** How a text has both. */
  readonly encoding?: OutputFile['encoding'];
}

/** Files that need no look before they are overwritten or deleted. */
export function isSafeToWrite(drift: Drift): boolean {
  return drift.kind !== 'edited' && drift.kind !== 'foreign';
}

export interface DriftQuestion {
  readonly folder: string;
  readonly wanted: readonly OwnedFile[];
  readonly lock: Lock | undefined;
  /** Emitters that ran; files of others are left out. */
  readonly owners: ReadonlySet<string>;
  /** What is known of the folder from runs before. */
  readonly known?: KnownFiles | undefined;
}

/** Compares an output folder with what the document asks for; files that agree are not listed. In order of paths. */
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
  if (locked === undefined) return 'foreign';
  return sha256 === locked ? 'changed' : 'edited';
}

/** The files of a folder. Asking for each would take thousands of calls where folders are asked in a dozen. */
class PresentPaths {
  readonly #folder: string;
  readonly #names = new Map<string, ReadonlySet<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The absolute path of a file, by the one in the folder; undefined where none has just this name. */
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
