import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { repository } from './places.ts';

/** The compilers that users have. */
export const compilers = ['typescript', 'typescript7'] as const;

export type Compiler = (typeof compilers)[number];

/** What a compiler says of the project in a folder: nothing if all is well. Paths are relative to the folder. */
export function compile(folder: string, compiler: Compiler = 'typescript7'): Promise<string> {
  const tsc = join(repository, 'node_modules', compiler, 'bin/tsc');
  const words = [tsc, '-p', folder, '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: folder, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      const said = stdout + stderr;
      resolve(error !== null && said === '' ? error.message : said);
    });
  });
}
