import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { failureOf, GitFailed, GitTimeout, TooLarge } from './errors.ts';
import { Slots } from './slots.ts';

export interface RunOptions {
  readonly input?: string | Buffer;
  /** Added to the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Of the output; more ends the process with `TooLarge`. */
  readonly maxBytes?: number;
  /** More output than that is no error: the result has its beginning. */
  readonly cut?: boolean;
  /** The caller writes the input of a stream itself. */
  readonly keepInput?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Exit codes that are results, not errors. */
  readonly codes?: readonly number[];
  readonly signal?: AbortSignal;
}

export interface RunResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
  /** The output was longer than `maxBytes` (only with `cut`). */
  readonly wasCut: boolean;
}

export type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** A process whose output is read while it runs. */
export interface RunningGit {
  readonly child: GitProcess;
  /** Rejects when it fails or takes too long. */
  readonly ended: Promise<void>;
  stop(): void;
}

const kibibyte = 1024;

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
    const child = this.start(folder, args, options.env);
    if (options.keepInput !== true) child.stdin.end(options.input ?? '');
    const stderr = tail(child.stderr);
    const ended = finished(child, options).then((code) => {
      if (!(options.codes ?? [0]).includes(code)) throw failureOf(args[0] ?? '', code, stderr());
    });
    void ended.then(release, release);
    return { child, ended, stop: () => stopProcess(child) };
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
    this.#running.add(child);
    child.once('close', () => void this.#running.delete(child));
    // What is written to a process that has ended shows in its exit code.
    child.stdin.on('error', () => undefined);
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

/** Ends a process and all that it has started. Git may take away its lock files first, but is not waited for long. */
function stopProcess(child: GitProcess): void {
  if (child.pid === undefined) return;
  if (child.exitCode !== null || child.signalCode !== null) {
    // What still holds the pipes is not ours to wait for.
    child.stdout.destroy();
    child.stderr.destroy();
    return;
  }
  signalGroup(child.pid, 'SIGTERM');
  const { pid } = child;
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), 2000);
  timer.unref();
  child.once('close', () => clearTimeout(timer));
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

/** Keeps the first part of what a process says about its errors. */
function tail(stream: Readable): () => string {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    if (text.length < 16 * kibibyte) text += part;
  });
  return () => text;
}

/** The exit code, or `GitTimeout`. */
async function finished(child: GitProcess, options: RunOptions): Promise<number> {
  return await new Promise<number>((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stopProcess(child);
    }, options.timeout ?? 60_000);
    const abort = (): void => stopProcess(child);
    options.signal?.addEventListener('abort', abort, { once: true });
    if (options.signal?.aborted === true) abort();
    const done = (): void => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code) => {
      done();
      if (late) reject(new GitTimeout('git took too long'));
      else resolve(code ?? -1);
    });
  });
}

async function collect(child: GitProcess, command: string, options: RunOptions): Promise<RunResult> {
  const maximum = options.maxBytes ?? 64 * kibibyte * kibibyte;
  const parts: Buffer[] = [];
  let size = 0;
  const stderr = tail(child.stderr);
  child.stdout.on('data', (part: Buffer) => {
    size += part.length;
    if (size > maximum) {
      if (size - part.length < maximum) parts.push(part.subarray(0, maximum - (size - part.length)));
      stopProcess(child);
    } else parts.push(part);
  });
  const end = finished(child, options);
  child.stdin.end(options.input ?? '');
  const code = await end;
  const wasCut = size > maximum;
  if (wasCut && options.cut !== true) throw new TooLarge(`git ${command} gave more than ${maximum} bytes`);
  if (!wasCut && !(options.codes ?? [0]).includes(code)) throw failureOf(command, code, stderr());
  return { code, stdout: Buffer.concat(parts), stderr: stderr(), wasCut };
}
