import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { Tarball } from './tarball.ts';

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

/** Makes a stranger's package, and installs forgespec from its tarball there. */
export async function installConsumer(folder: string, { path: tarball }: Tarball): Promise<void> {
  const write = (path: string, value: object): void =>
    writeFileSync(join(folder, path), JSON.stringify(value));
  mkdirSync(folder);
  cpSync(join(repository, 'test/cli/fixtures'), folder, { recursive: true });
  write('package.json', { name: 'consumer', private: true, type: 'module' });
  write('tsconfig.json', { compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] });
  await runIn(folder, 'npm', 'install', '--omit=dev', '--prefer-offline', tarball);
}

/** A copy of that package for one test file. It is beside the other, because its manifest has the way to the tarball. */
export class Consumer {
  readonly path = mkdtempSync(`${inject('consumer')}-`);

  constructor() {
    cpSync(inject('consumer'), this.path, { recursive: true, verbatimSymlinks: true });
  }

  write(path: string, content: string): void {
    writeFileSync(join(this.path, path), content);
  }

  /** Runs a program in the folder and gives its output. Rejects if it fails. */
  async run(program: string, ...words: string[]): Promise<string> {
    return runIn(this.path, program, ...words);
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
    rmSync(this.path, { recursive: true });
  }
}

async function runIn(cwd: string, program: string, ...words: readonly string[]): Promise<string> {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  try {
    const { stdout } = await execute(program, words, { cwd, env: { ...process.env, PATH: path } });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[program, ...words].join(' ')} failed\n${stdout}${stderr}`, { cause: error });
  }
}
