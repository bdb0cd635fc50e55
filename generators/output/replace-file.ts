import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces the text of a file in one step, so that a failure does not lose its contents. Symbolic links are followed.
 *
 * @returns false if the file has contents other than `before`, or cannot be written; it is then unchanged
 */
export function replaceFile(
  path: string,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  try {
    const target = realpathSync(path);
    const current = readFileSync(target, 'utf8');
    // A byte order mark is not part of the text.
    const mark = current.startsWith('\uFEFF') && !before.startsWith('\uFEFF') ? '\uFEFF' : '';
    if (current !== mark + before) return false;
    const { mode } = statSync(target);
    const temporary = join(dirname(target), `.forgespec-${process.pid}.tmp`);
    try {
      writeFileSync(temporary, mark + after, { flag: 'wx', mode });
      renameSync(temporary, target);
    } catch {
      rmSync(temporary, { force: true });
      return false;
    }
    return true;
  } catch {
    return false;
  }
}
