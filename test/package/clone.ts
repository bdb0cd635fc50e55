import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A clone of the repository that was prepared as the README says. */
export interface Clone {
  readonly path: string;
  /** What the commands printed. */
  readonly printed: string;
}

export async function git(folder: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', words, { cwd: folder });
  return stdout;
}

/** Clones the repository. What differs from its last commit, and is not ignored, is one more commit of the clone. */
export async function cloneRepository(folder: string): Promise<void> {
  const [, changed, added] = await Promise.all([
    git(repository, 'clone', '--quiet', '.', folder),
    git(repository, 'diff', '--name-only', '--no-renames', '-z', 'HEAD'),
    git(repository, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const paths = `${changed}${added}`.split('\0').slice(0, -1);
  if (paths.length === 0) return;
  for (const path of paths) {
    if (existsSync(join(repository, path))) cpSync(join(repository, path), join(folder, path));
    else rmSync(join(folder, path));
  }
  await git(folder, 'add', '--all');
  const author = ['-c', 'user.name=forgespec', '-c', 'user.email='];
  await git(folder, ...author, 'commit', '--quiet', '--message', 'What is not committed yet');
}
