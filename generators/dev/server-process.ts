import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Milliseconds in which a program that is asked to end has to end. */
const PATIENCE = 2_000;

/** In its first milliseconds a process of Node reads no module of the program. */
const START = 20;

export interface ServerOptions {
  /** Called when the process has loaded more modules, with a time at which it had read none: milliseconds since the epoch. */
  readonly onModules: (since: number) => void;
  /** Called when the program ends by itself, with its exit code or the signal that ended it. */
  readonly onExit: (outcome: string) => void;
}

/** The server of a user: a program in a process of its own, which is started again when its modules change. */
export class ServerProcess {
  readonly #program: string;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #modules = new Set<string>();

  /** @param program path of a module that Node runs */
  constructor(program: string, options: ServerOptions) {
    this.#program = resolve(program);
    this.#options = options;
  }

  /** What the program stands on: absolute paths of the modules that it has loaded, or looked for. */
  get files(): ReadonlySet<string> {
    return this.#modules.add(this.#program);
  }

  /** Ends the program where it runs, and starts it. */
  async restart(): Promise<void> {
    await this.end();
    // Sources run as .ts, the published package as .js; a module is named by its file.
    const reporter = new URL(`./loaded-modules${extname(import.meta.url)}`, import.meta.url);
    const modules = new Set<string>();
    const since = Date.now() + START;
    const child = fork(this.#program, {
      execArgv: [...process.execArgv, '--import', reporter.href],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#modules = modules;
    child.on('message', (url) => {
      modules.add(fileURLToPath(String(url)));
      if (this.#child === child) this.#options.onModules(since);
    });
    child.once('exit', (code, signal) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#options.onExit(signal ?? `code ${code}`);
    });
  }

  /** Ends the program, by force where it takes too long. */
  async end(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await exited;
    clearTimeout(timer);
  }
}
