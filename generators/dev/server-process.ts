import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Milliseconds that a program has to end before it is killed. */
const GRACE_PERIOD = 2_000;

/** Milliseconds in which a new process of Node reads no module of the program yet. */
const START = 20;

export interface ServerOptions {
  /** Called when the process loads a module, with a time before it read any, in milliseconds since the epoch. */
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

  /** Absolute paths of the program and the modules that it has loaded or looked for. */
  get files(): ReadonlySet<string> {
    return this.#modules.add(this.#program);
  }

  /** Starts the program; ends it before if it runs. */
  async restart(): Promise<void> {
    await this.end();
    // Sources run as .ts, the published package as .js.
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

  /** Ends the program; kills it if that takes too long. */
  async end(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_PERIOD);
    await exited;
    clearTimeout(timer);
  }
}
