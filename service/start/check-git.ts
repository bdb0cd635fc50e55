import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotStart } from './cannot-start.ts';

/** The oldest git with all required features: `merge-tree --write-tree` with all of its options. */
const oldest = [2, 39] as const;
const fix = `Install git ${oldest.join('.')} or later and start again.`;

/** Rejects with `CannotStart` if the program `git` is missing or too old. */
export async function checkGit(): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['--version']).catch((error: unknown) => {
    throw new CannotStart(`There is no program git that can be run (PATH). ${fix}`, { cause: error });
  });
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
  const isOld = Number(major) < oldest[0] || (Number(major) === oldest[0] && Number(minor) < oldest[1]);
  if (isOld) throw new CannotStart(`${stdout.trim()} is too old. ${fix}`);
}
