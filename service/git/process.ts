import { spawn } from 'node:child_process';
import { failureOf, GitFailed } from './errors.ts';
import {
  abandonOutput,
  collect,
  finished,
  stopProcess,
  tail,
  type GitProcess,
  type RunOptions,
  type RunResult,
} from './process-output.ts';
import { Slots } from './slots.ts';

/** What is written to a process that has ended shows in its exit code. */
function ignore(): void {
  // Nothing is left to do.
}

/** A process whose output is read while it runs. */
export interface RunningGit {
  readonly child: GitProcess;
  /** Rejects when it fails or takes too long. */
  readonly ended: Promise<void>;
  stop(): void;
}

/**
 * Starts `git`, never through a shell. Short processes and those whose output is streamed have slots of their own, so that
 * slow readers of archives and clones do not keep small requests waiting.
 */
export class GitRunner {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #short: Slots;
  readonly #long: Slots;
  readonly #running = new Set<GitProcess>();
  #closed = false;

  constructor(environment: NodeJS.ProcessEnv, limits: { readonly short: number; readonly long: number }) {
    this.#environment = environment;
    this.#short = new Slots(limits.short);
    this.#long = new Slots(limits.long);
  }

  /** Runs to the end. `args` begin with the command; names from outside stand behind `--end-of-options` or `--`. */
  async run(folder: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
    const release = await this.#short.take();
    try {
      const child = this.start(folder, args, options.env);
      return await collect(child, args[0] ?? '', options);
    } finally {
      release();
    }
  }

  /** Runs with its output as a stream. The slot is given back when the process ends. */
  async stream(folder: string, args: readonly string[], options: RunOptions = {}): Promise<RunningGit> {
    const release = await this.#long.take();
    const child = this.#startIn(release, folder, args, options);
    if (options.keepInput !== true) child.stdin.end(options.input ?? '');
    const stderr = tail(child.stderr);
    const ended = finished(child, options).then((code) => {
      if (!(options.codes ?? [0]).includes(code)) throw failureOf(args[0] ?? '', code, stderr());
    });
    void ended.then(release, release);
    const stop = (): void => {
      stopProcess(child);
      abandonOutput(child);
    };
    return { child, ended, stop };
  }

  #startIn(release: () => void, folder: string, args: readonly string[], options: RunOptions): GitProcess {
    try {
      return this.start(folder, args, options.env);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** A bare process, for callers that talk to it. Not counted; the caller bounds them. */
  start(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): GitProcess {
    if (this.#closed) throw new GitFailed(args[0] ?? '', -1, 'the store is closed');
    const child = spawn('git', args, {
      cwd: folder,
      env: { ...this.#environment, GIT_DIR: folder, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A process group of its own, so that the programs that git starts end with it.
      detached: true,
    });
    // Whoever waits for the process has listeners of their own; without any, an error would end this process.
    child.on('error', ignore);
    // Where too many files are open, a process comes without its streams.
    if (child.pid === undefined) throw new GitFailed(args[0] ?? '', -1, 'git cannot be started');
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', ignore);
    this.#running.add(child);
    child.once('close', () => void this.#running.delete(child));
    return child;
  }

  /** Ends all processes and waits for them. */
  async close(): Promise<void> {
    this.#closed = true;
    const ends = [...this.#running].map(
      (child) => new Promise((resolve) => void child.once('close', resolve)),
    );
    for (const child of this.#running) stopProcess(child);
    await Promise.all(ends);
  }
}
