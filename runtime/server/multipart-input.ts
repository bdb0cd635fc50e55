import { malformed } from './multipart-fault.ts';

/** Finds delimiters in the bytes of a multipart body while they arrive; at most one chunk is kept in memory. */
export class MultipartInput {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array(0);
  #isOver = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  prepend(bytes: Uint8Array): void {
    this.#held = concat(bytes, this.#held);
  }

  /** The bytes before a delimiter, in chunks. Also consumes the delimiter. */
  async *until(delimiter: Uint8Array, limit: number): AsyncGenerator<Uint8Array, void, undefined> {
    let taken = 0;
    for (;;) {
      const at = indexOf(this.#held, delimiter);
      const end = at === -1 ? Math.max(0, this.#held.length - delimiter.length + 1) : at;
      taken += end;
      if (taken > limit) throw malformed('a part or what stands before it is too long');
      const piece = this.#held.subarray(0, end);
      this.#held = this.#held.subarray(at === -1 ? end : at + delimiter.length);
      if (piece.length > 0) yield piece;
      if (at !== -1) return;
      await this.#more();
    }
  }

  /** The text before a delimiter. Also consumes the delimiter. */
  async line(delimiter: Uint8Array, limit: number): Promise<Uint8Array> {
    let whole: Uint8Array = new Uint8Array(0);
    for await (const piece of this.until(delimiter, limit)) whole = concat(whole, piece);
    return whole;
  }

  async take(length: number): Promise<string> {
    while (this.#held.length < length) await this.#more();
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return latin1(taken);
  }

  async close(): Promise<void> {
    if (!this.#isOver) await this.#source.return?.();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done === true) {
      this.#isOver = true;
      throw malformed('it ends too early');
    }
    this.#held = this.#held.length === 0 ? value : concat(this.#held, value);
  }
}

function indexOf(bytes: Uint8Array, part: Uint8Array): number {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (at + part.length > bytes.length) return -1;
    let matched = 1;
    while (matched < part.length && bytes[at + matched] === part[matched]) matched += 1;
    if (matched === part.length) return at;
  }
  return -1;
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

/** Text in which each character is one byte. */
export function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
