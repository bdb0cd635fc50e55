import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { OutputFile } from '../emit/emitter.ts';
import { bytesOf } from './bytes.ts';
import { hashOf } from './hash.ts';
import { readEncoded, type KnownFiles } from './known-files.ts';
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
  /** Text on disk, where there is one. */
  readonly before: string | undefined;
  /** The file that the document asks for; undefined for one that should go. */
  readonly after: OutputFile | undefined;
  /** Of both texts. */
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
  const present = presentPaths(folder, [...kept, ...locked.keys()]);
  const textOf = (path: string, encoding?: OutputFile['encoding'], file?: OwnedFile): string | undefined => {
    const target = resolveOutputPath(folder, path);
    if (!present.has(path)) return undefined;
    return known === undefined || file === undefined
      ? readEncoded(target, encoding)
      : known.read(target, file.text, encoding);
  };
  const drifts: Drift[] = [];
  for (const file of wanted) {
    const { path, encoding } = file;
    const before = textOf(path, encoding, file);
    if (before !== undefined && before === file.text) continue;
    const was = before === undefined ? undefined : { path, text: before, encoding };
    const sha256 = was && (known?.hashOf(was) ?? hashOf(bytesOf(was)));
    drifts.push({ kind: kindOf(sha256, locked.get(path)), path, before, after: file, encoding });
  }
  for (const { path, owner, sha256 } of lock?.outputs ?? []) {
    if (kept.has(path) || !owners.has(owner)) continue;
    // Whether it is a text is not known: nobody asks for it any longer.
    const encoded = textOf(path, 'base64');
    if (encoded === undefined) continue;
    const bytes = Buffer.from(encoded, 'base64');
    const kind = hashOf(bytes) === sha256 ? 'stale' : 'edited';
    drifts.push({ kind, path, before: bytes.toString(), after: undefined });
  }
  return drifts.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

function kindOf(sha256: string | undefined, locked: string | undefined): DriftKind {
  if (sha256 === undefined) return locked === undefined ? 'new' : 'missing';
  if (locked === undefined) return 'foreign';
  return sha256 === locked ? 'changed' : 'edited';
}

/** Those of the paths that are there. Asking for each would take thousands of calls where folders are asked in a dozen. */
function presentPaths(folder: string, paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set(paths.map((path) => posix.dirname(path)));
  return new Set(
    [...folders].flatMap((name) => {
      const names = existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [];
      return names.map((entry) => posix.join(name, entry));
    }),
  );
}
