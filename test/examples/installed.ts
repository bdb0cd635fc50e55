import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const repository: string = fileURLToPath(new URL('../../', import.meta.url));

/** A condition of `exports` in package.json: the sources instead of what is compiled from them. */
const CONDITION = 'forgespec-sources';

/** Copies an example to a folder of its own, in which forgespec is installed: its sources, which are the same program. */
export async function installExample(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `forgespec-${name}-`));
  await cp(join(repository, 'examples', name), folder, { recursive: true });
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
  await symlink(repository, join(folder, 'node_modules/forgespec'));
  await symlink(join(repository, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
  return folder;
}

/** Runs `forgespec` in such a folder. */
export function forgespec(
  folder: string,
  ...words: readonly string[]
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const main = join(repository, 'generators/cli/main.ts');
  return spawnSync(process.execPath, [`--conditions=${CONDITION}`, main, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
}

/** The exit code and the output of the tests of such a folder. */
export function runTests(folder: string): { readonly status: number | null; readonly stdout: string } {
  return spawnSync(process.execPath, [`--conditions=${CONDITION}`, '--test'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

/** What the compiler reports on such a folder; nothing if all is well. */
export async function compile(folder: string): Promise<string> {
  const compiler = join(repository, 'node_modules/typescript7/bin/tsc');
  const sources = ['--customConditions', CONDITION, '--allowImportingTsExtensions', '--resolveJsonModule'];
  const words = [compiler, '-p', '.', '--noEmit', '--rewriteRelativeImportExtensions', 'false', ...sources];
  try {
    return (await promisify(execFile)(process.execPath, words, { cwd: folder })).stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
