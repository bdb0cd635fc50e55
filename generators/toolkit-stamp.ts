import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';

const isPublished = extname(import.meta.url) === '.js';

/** The folders of the package that determine its output. */
const FOLDERS = isPublished ? ['dist', 'templates'] : ['generators', 'runtime', 'templates'];

/** A hash that identifies a toolkit: by its manifest, and in a checkout also by the sizes and times of its files. */
export function toolkitStamp(): string {
  const root = fileURLToPath(packageRoot);
  const files = FOLDERS.flatMap((folder) => filesIn(`${root}${folder}`).toSorted());
  const stamps = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  const all = [readFileSync(`${root}package.json`, 'utf8'), ...stamps].join('\n');
  return createHash('sha256').update(all).digest('hex');
}

/** Takes half the time of a recursive `readdirSync`, which asks the disk once more about each file. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}
