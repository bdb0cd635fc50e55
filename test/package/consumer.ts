import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packToolkit } from './tarball.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const execute = promisify(execFile);

/** Compilers that output and declarations have to please. */
export const COMPILERS = ['typescript', 'typescript7'] as const;
export type Compiler = (typeof COMPILERS)[number];

/** The settings of a careful user. Library declarations are checked too. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2024', 'dom', 'esnext.disposable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  types: [],
};

/** A stranger's package, in a folder outside the repository, with forgespec installed from its tarball. */
export class Consumer {
  readonly #root = mkdtempSync(join(tmpdir(), 'forgespec-package-'));
  readonly path = join(this.#root, 'consumer');

  /** Packs and installs. Gives the paths of the files in the tarball. */
  async install(): Promise<readonly string[]> {
    mkdirSync(this.path);
    cpSync(join(repository, 'test/cli/fixtures'), this.path, { recursive: true });
    this.write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
    this.write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] }));
    const { path: tarball, files } = await packToolkit(this.#root);
    await this.run('npm', 'install', '--omit=dev', '--prefer-offline', tarball);
    return files;
  }

  write(path: string, content: string): void {
    writeFileSync(join(this.path, path), content);
  }

  /** Runs a program in the folder and gives its output. Rejects if it fails. */
  async run(program: string, ...words: string[]): Promise<string> {
    return this.#execute(program, words, this.path);
  }

  /** Runs the sources of the repository on the same folder. */
  async runSources(...words: string[]): Promise<string> {
    return this.run(process.execPath, join(repository, 'generators/cli/main.ts'), ...words);
  }

  /** Compiles all programs in the folder; rejects with the compiler's complaints. */
  async compile(compiler: Compiler): Promise<void> {
    await this.run(process.execPath, join(repository, 'node_modules', compiler, 'bin/tsc'), '-p', '.');
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }

  async #execute(program: string, words: readonly string[], cwd: string): Promise<string> {
    const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
    try {
      const { stdout } = await execute(program, words, { cwd, env: { ...process.env, PATH: path } });
      return stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${[program, ...words].join(' ')} failed\n${stdout}${stderr}`, { cause: error });
    }
  }
}
