import { GitFailed, GitTimeout } from './errors.ts';
import type { GitProcess } from './process-output.ts';

/** An object as the object reader returns it. */
export interface RawObject {
  readonly id: string;
  readonly type: 'blob' | 'tree' | 'commit' | 'tag';
  readonly size: number;
  /** Empty if only the header was requested. */
  readonly content: Buffer;
}

interface Waiting {
  readonly content: boolean;
  readonly resolve: (object: RawObject | undefined) => void;
  readonly reject: (error: Error) => void;
}

const newline = 0x0a;
const header = /^([0-9a-f]{40}) (blob|tree|commit|tag) (\d+)$/;

/** A process `git cat-file --batch-command`. Requests are sent at once; responses have the same order. */
export class BatchReader {
  readonly #child: GitProcess;
  readonly #waiting: Waiting[] = [];
  readonly #onIdle: () => void;
  #parts: Buffer[] = [];
  #buffered = 0;
  /** Number of bytes that are needed before the next attempt to parse. */
  #needed = 1;
  #timer: NodeJS.Timeout | undefined;
  #failure: Error | undefined;

  constructor(child: GitProcess, onIdle: () => void) {
    this.#child = child;
    this.#onIdle = onIdle;
    child.stdout.on('data', (part: Buffer) => this.#take(part));
    child.stderr.resume();
    child.once('error', (error) => this.#fail(error));
    child.once('close', () => this.#fail(new GitFailed('cat-file', -1, 'the process has ended')));
    this.#rest();
  }

  get usable(): boolean {
    return this.#failure === undefined;
  }

  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  /** The object of a checked name, or undefined. The name must not contain control characters. */
  async read(name: string, content: boolean): Promise<RawObject | undefined> {
    if (this.#failure !== undefined) throw this.#failure;
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ content, resolve, reject });
      this.#watch();
      this.#child.stdin.write(`${content ? 'contents' : 'info'} ${name}\n`);
    });
  }

  /** Lets the process end after the pending requests. */
  close(): void {
    clearTimeout(this.#timer);
    this.#failure ??= new GitFailed('cat-file', -1, 'the reader is closed');
    this.#child.stdin.end();
  }

  #take(part: Buffer): void {
    this.#parts.push(part);
    this.#buffered += part.length;
    if (this.#buffered < this.#needed) return;
    let data = this.#parts.length === 1 ? part : Buffer.concat(this.#parts);
    for (;;) {
      const used = this.#next(data);
      if (used === 0) break;
      data = data.subarray(used);
    }
    this.#parts = data.length === 0 ? [] : [data];
    this.#buffered = data.length;
    if (this.#waiting.length === 0) this.#rest();
    else this.#watch();
  }

  /**
   * Returns the first response of the data to its caller. The result is the number of bytes of the response, 0 if it is
   * not complete yet.
   */
  #next(data: Buffer): number {
    this.#needed = data.length + 1;
    const end = data.indexOf(newline);
    const first = this.#waiting[0];
    if (end < 0 || first === undefined) return 0;
    const match = header.exec(data.toString('latin1', 0, end));
    if (match === null) {
      this.#waiting.shift();
      first.resolve(undefined);
      return end + 1;
    }
    const size = Number(match[3]);
    const whole = first.content ? end + 1 + size + 1 : end + 1;
    if (data.length < whole) {
      this.#needed = whole;
      return 0;
    }
    this.#waiting.shift();
    const content = first.content ? Buffer.from(data.subarray(end + 1, end + 1 + size)) : Buffer.alloc(0);
    first.resolve({ id: match[1] ?? '', type: match[2] as RawObject['type'], size, content });
    return whole;
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#fail(new GitTimeout('git cat-file took too long'));
      this.#child.kill('SIGKILL');
    }, 60_000);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#onIdle(), 10_000);
    this.#timer.unref();
  }

  #fail(error: Error): void {
    clearTimeout(this.#timer);
    this.#failure ??= error;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#failure);
  }
}
