/** Records for all threads which lots are taken. */
export class Claims {
  /** Shared between threads. */
  readonly memory: SharedArrayBuffer;
  readonly #taken: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.memory = memory;
    this.#taken = new Int32Array(memory);
  }

  static of(count: number): Claims {
    return new Claims(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT));
  }

  /** Takes a lot; false if it is already taken. */
  take(index: number): boolean {
    return Atomics.compareExchange(this.#taken, index, 0, 1) === 0;
  }
}
