import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { failureOf, GitTimeout, TooLarge } from './errors.ts';

export interface RunOptions {
  readonly input?: string | Buffer;
  /** Added to the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Maximum bytes of the output; more ends the process with `TooLarge`. */
  readonly maxBytes?: number;
  /** More output is not an error: the result has its beginning. */
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

const kibibyte = 1024;

/** Ends a process and everything that it has started. Git gets a short time to remove its lock files. */
export function stopProcess(child: GitProcess): void {
  if (child.pid === undefined) return;
  if (child.exitCode !== null || child.signalCode !== null) return abandonOutput(child);
  signalGroup(child.pid, 'SIGTERM');
  const { pid } = child;
  const timer = setTimeout(() => {
    signalGroup(pid, 'SIGKILL');
    abandonOutput(child);
  }, 2000);
  timer.unref();
  child.once('close', () => clearTimeout(timer));
}

/** Unread output, or pipes that another program still holds, would keep a process from counting as ended. */
export function abandonOutput(child: GitProcess): void {
  child.stdout.destroy();
  child.stderr.destroy();
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

/** Keeps the first part of a process's error output. */
export function tail(stream: Readable): () => string {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    if (text.length < 16 * kibibyte) text += part;
  });
  return () => text;
}

/** The exit code, or `GitTimeout`. */
export async function finished(child: GitProcess, options: RunOptions): Promise<number> {
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

export async function collect(child: GitProcess, command: string, options: RunOptions): Promise<RunResult> {
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
