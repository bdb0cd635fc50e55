import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces the text of a file in one step, so that a failure in between does not lose its contents. A symbolic link
 * stays a link.
 *
 * @returns false if the file has contents other than `before`, or cannot be written; it is then unchanged
 */
export function replaceFile(
  path: string,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  try {
    const target = realpathSync(path);
    const held = readFileSync(target, 'utf8');
    // A byte order mark is not part of the text.
    const mark = held.startsWith('\uFEFF') && !before.startsWith('\uFEFF') ? '\uFEFF' : '';
    if (held !== mark + before) return false;
    const { mode } = statSync(target);
    const made = join(dirname(target), `.forgespec-${process.pid}.tmp`);
    try {
      writeFileSync(made, mark + after, { flag: 'wx', mode });
      renameSync(made, target);
    } catch {
      rmSync(made, { force: true });
      return false;
    }
    return true;
  } catch {
    return false;
  }
}
