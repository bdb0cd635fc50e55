import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the bytes of files, and of all files in folders, by their paths below a folder. */
export function contentsHash(folder: string, parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of parts.flatMap((part) => filesAt(folder, part)).toSorted()) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Paths of a file, or of all files in a folder. */
export function filesAt(folder: string, path: string): readonly string[] {
  if (statSync(join(folder, path)).isFile()) return [path];
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name);
    if (entry.isDirectory()) return filesAt(folder, below);
    return entry.isFile() ? [below] : [];
  });
}
