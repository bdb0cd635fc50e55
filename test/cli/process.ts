import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { runInProcess, type Ended } from './in-process.ts';
import { Running } from './running.ts';

const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));
const fixtures = new URL('./fixtures/', import.meta.url);

/** A folder for one test, with the petstore and the given files in it. */
export class WorkFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'forgespec-'));

  constructor(files: Readonly<Record<string, string>> = {}) {
    onTestFinished(() => rmSync(this.path, { recursive: true }));
    cpSync(fixtures, this.path, { recursive: true });
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  read(path: string): string {
    return readFileSync(join(this.path, path), 'utf8');
  }

  write(path: string, content: string): void {
    const file = join(this.path, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  /** Every file below the folder with its text. */
  contents(): Readonly<Record<string, string>> {
    const entries = readdirSync(this.path, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(file, 'utf8')]));
  }

  /** Starts `forgespec` with the words of `call` in a process of its own, which goes on. */
  start(call: string, env: NodeJS.ProcessEnv = {}): Running {
    return new Running(
      spawn(process.execPath, [main, ...call.split(' ')], {
        cwd: this.path,
        env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  /**
   * Runs `forgespec` with the words of `call` in this process, for tests of what it prints and writes.
   * @param options.cwd a folder below this one
   */
  run(call: string, { env = {}, cwd = '.' }: { env?: NodeJS.ProcessEnv; cwd?: string } = {}): Promise<Ended> {
    return runInProcess(wordsOf(call), { cwd: join(this.path, cwd), env });
  }

  /**
   * Runs `forgespec` with the words of `call` in a process of its own, for tests of the process.
   * @param options.limits commands of a shell that are run before in the same process, such as `ulimit`
   */
  async spawn(
    call: string,
    { input, env, limits }: { input?: string; env?: NodeJS.ProcessEnv; limits?: string } = {},
  ): Promise<Ended> {
    const program = [process.execPath, main, ...wordsOf(call)];
    const [command = '', ...words] =
      limits === undefined ? program : ['sh', '-c', `${limits}; exec "$0" "$@"`, ...program];
    const child = spawn(command, words, {
      cwd: this.path,
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    });
    child.stdin.end(input);
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  }
}

function wordsOf(call: string): readonly string[] {
  return call.split(' ').filter((word) => word !== '');
}
