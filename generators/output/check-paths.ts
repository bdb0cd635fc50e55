import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { OwnedFile } from './drift.ts';
import { isOutputPath } from './output-path.ts';

/** Files that would be written outside of the output folder, or over each other on a case-insensitive disk. */
export function checkPaths(files: readonly OwnedFile[]): readonly Finding[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, owner }) => {
    if (!isOutputPath(path)) return [finding('output/path', { path, owner })];
    const key = path.toLowerCase();
    const other = owners.get(key);
    owners.set(key, owner);
    return other === undefined ? [] : [finding('output/same-path', { path, owner, other })];
  });
}
