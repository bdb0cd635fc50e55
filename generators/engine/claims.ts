/**
 * Lots of one emission that threads can divide between them. Threads begin before anybody knows how many there are; the
 * lots behind these are printed at the end.
 */
const MOST = 10_000;

/** Records for all threads which lots of an emission are taken. */
export class Claims {
  /** Shared between threads. */
  readonly memory: SharedArrayBuffer;
  readonly #taken: Int32Array;

  constructor(memory = new SharedArrayBuffer(MOST * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#taken = new Int32Array(memory);
  }

  /** Takes a lot; false if it is already taken. */
  take(index: number): boolean {
    return index < this.#taken.length && Atomics.compareExchange(this.#taken, index, 0, 1) === 0;
  }
}
