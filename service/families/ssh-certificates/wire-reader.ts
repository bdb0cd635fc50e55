/**
 * Reads the parts of a key in the binary format of SSH (RFC 4251 5), one after the other; undefined if it ends early.
 */
export class WireReader {
  readonly #blob: Buffer;
  #at = 0;

  constructor(blob: Buffer) {
    this.#blob = blob;
  }

  /** Whether nothing is left. */
  get isAtEnd(): boolean {
    return this.#at === this.#blob.length;
  }

  /** `string`: a length of four bytes, and that number of bytes. */
  bytes(): Uint8Array | undefined {
    if (this.#blob.length - this.#at < 4) return this.#fail();
    const length = this.#blob.readUInt32BE(this.#at);
    const start = this.#at + 4;
    if (length > this.#blob.length - start) return this.#fail();
    this.#at = start + length;
    return this.#blob.subarray(start, this.#at);
  }

  /** A `string` of printable ASCII characters. */
  text(): string | undefined {
    const bytes = this.bytes();
    const text = bytes === undefined ? undefined : Buffer.from(bytes).toString('latin1');
    return text !== undefined && /^[\x20-\x7e]*$/.test(text) ? text : undefined;
  }

  /** The bytes of a positive `mpint` without the sign byte; undefined for zero, negative and padded ones. */
  integer(): Uint8Array | undefined {
    const bytes = this.bytes();
    const [first, second] = bytes ?? [];
    if (bytes === undefined || first === undefined || first >= 128) return undefined;
    if (first > 0) return bytes;
    return second !== undefined && second >= 128 ? bytes.subarray(1) : undefined;
  }

  /** After an error, all further reads return undefined. */
  #fail(): undefined {
    this.#at = this.#blob.length + 1;
    return undefined;
  }
}
