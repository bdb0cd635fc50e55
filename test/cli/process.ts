import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { PATIENCE } from '../runs/limits.ts';

const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));
const fixtures = new URL('./fixtures/', import.meta.url);

/** A process that goes on until it is told to end. */
export class Running {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #waiting = new Set<() => void>();
  #read = 0;
  /** All that it has printed so far, on both streams. */
  printed = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.printed += chunk;
        for (const check of this.#waiting) check();
      });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await this.#exit;
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Waits until it prints this after what was waited for before. Throws where that takes too long, with what it printed. */
  async prints(pattern: RegExp, patience = PATIENCE): Promise<RegExpExecArray> {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
    const check = (): void => {
      const found = pattern.exec(this.printed.slice(this.#read));
      if (found === null) return;
      this.#read += found.index + found[0].length;
      resolve(found);
    };
    const timer = setTimeout(
      () => reject(new Error(`It does not print ${String(pattern)}:\n${this.printed}`)),
      patience,
    );
    this.#waiting.add(check);
    check();
    try {
      return await promise;
    } finally {
      this.#waiting.delete(check);
      clearTimeout(timer);
    }
  }

  /** Ends it with a signal; gives its exit code, or the signal where that ended it. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    this.#child.kill(signal);
    const [code, by] = (await this.#exit) as readonly unknown[];
    return code ?? by;
  }
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

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
   * Runs `forgespec` with the words of `call` in a process of its own.
   * @param options.cwd a folder below this one
   * @param options.limits commands of a shell that are run before in the same process, such as `ulimit`
   */
  async run(
    call: string,
    options: { input?: string; env?: NodeJS.ProcessEnv; cwd?: string; limits?: string } = {},
  ): Promise<Ended> {
    const program = [process.execPath, main, ...call.split(' ').filter((word) => word !== '')];
    const { limits } = options;
    const [command = '', ...words] =
      limits === undefined ? program : ['sh', '-c', `${limits}; exec "$0" "$@"`, ...program];
    const child = spawn(command, words, {
      cwd: join(this.path, options.cwd ?? '.'),
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...options.env },
    });
    child.stdin.end(options.input);
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  }
}
