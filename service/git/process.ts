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

/** Errors of writing to an ended process are reported by its exit code. */
function ignore(): void {
  // Nothing is left to do.
}

/** A process whose output is read while it runs. */
export interface RunningGit {
  readonly child: GitProcess;
  /** Rejects if it fails or takes too long. */
  readonly ended: Promise<void>;
  stop(): void;
}

/**
 * Starts `git`, never through a shell. Short processes and processes with streamed output have separate slots, so that
 * slow readers of archives and clones do not block small requests.
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

  /** Runs to the end. `args` begin with the command; names from outside must come after `--end-of-options` or `--`. */
  async run(folder: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
    const release = await this.#short.take();
    try {
      const child = this.start(folder, args, options.env);
      return await collect(child, args[0] ?? '', options);
    } finally {
      release();
    }
  }

  /** Runs with its output as a stream. The slot is released when the process ends. */
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

  /** A bare process, for callers that communicate with it. It takes no slot; the caller limits the number. */
  start(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): GitProcess {
    if (this.#closed) throw new GitFailed(args[0] ?? '', -1, 'the store is closed');
    const child = spawn('git', args, {
      cwd: folder,
      env: { ...this.#environment, GIT_DIR: folder, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A separate process group, so that the programs that git starts end with it.
      detached: true,
    });
    // Callers that wait for the process add their own listeners; without any, an error would end this process.
    child.on('error', ignore);
    // If too many files are open, a process has no streams.
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
