import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { OwnedFile } from './drift.ts';
import { isOutputPath } from './output-path.ts';
import { keyOfPath, pathProblem } from './portable-path.ts';

/** Reports files outside of the output folder, files at one path, and names that some disks cannot have. */
export function checkPaths(files: readonly OwnedFile[]): readonly Finding[] {
  const owners = new Map<string, string>();
  const folders = new Map<string, string>();
  return files.flatMap(({ path, owner }) => {
    if (!isOutputPath(path)) return [finding('output/outside-path', { path, owner })];
    const problem = pathProblem(path);
    if (problem !== undefined) return [finding('output/non-portable-name', { path, owner, problem })];
    const key = keyOfPath(path);
    const parents = foldersOf(key);
    const other =
      owners.get(key) ?? folders.get(key) ?? parents.map((each) => owners.get(each)).find(Boolean);
    owners.set(key, owner);
    for (const each of parents) folders.set(each, owner);
    return other === undefined ? [] : [finding('output/duplicate-path', { path, owner, other })];
  });
}

/** `a` and `a/b` for `a/b/c`. */
function foldersOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(0, -1)
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'));
}
