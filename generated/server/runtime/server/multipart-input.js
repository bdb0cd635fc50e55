import { malformed } from "./multipart-fault.js";
/** The bytes of a multipart body while they arrive, looked through for delimiters; no more than one piece is held. */
export class MultipartInput {
    #source;
    #held = new Uint8Array(0);
    #isOver = false;
    constructor(source) {
        this.#source = source[Symbol.asyncIterator]();
    }
    prepend(bytes) {
        this.#held = concat(bytes, this.#held);
    }
    /** What stands before a delimiter, in pieces; the delimiter is taken too. */
    async *until(delimiter, limit) {
        let taken = 0;
        for (;;) {
            const at = indexOf(this.#held, delimiter);
            const end = at === -1 ? Math.max(0, this.#held.length - delimiter.length + 1) : at;
            taken += end;
            if (taken > limit)
                throw malformed('a part or what stands before it is too long');
            const piece = this.#held.subarray(0, end);
            this.#held = this.#held.subarray(at === -1 ? end : at + delimiter.length);
            if (piece.length > 0)
                yield piece;
            if (at !== -1)
                return;
            await this.#more();
        }
    }
    /** The text before a delimiter, which is taken too. */
    async line(delimiter, limit) {
        let whole = new Uint8Array(0);
        for await (const piece of this.until(delimiter, limit))
            whole = concat(whole, piece);
        return whole;
    }
    async take(length) {
        while (this.#held.length < length)
            await this.#more();
        const taken = this.#held.subarray(0, length);
        this.#held = this.#held.subarray(length);
        return latin1(taken);
    }
    async close() {
        if (!this.#isOver)
            await this.#source.return?.();
    }
    async #more() {
        const { done, value } = await this.#source.next();
        if (done === true) {
            this.#isOver = true;
            throw malformed('it ends too early');
        }
        this.#held = this.#held.length === 0 ? value : concat(this.#held, value);
    }
}
function indexOf(bytes, part) {
    const [first = 0] = part;
    for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
        if (at + part.length > bytes.length)
            return -1;
        let matched = 1;
        while (matched < part.length && bytes[at + matched] === part[matched])
            matched += 1;
        if (matched === part.length)
            return at;
    }
    return -1;
}
function concat(one, other) {
    const bytes = new Uint8Array(one.length + other.length);
    bytes.set(one);
    bytes.set(other, one.length);
    return bytes;
}
/** Text of which each character stands for one byte. */
export function latin1(bytes) {
    return String.fromCharCode(...bytes);
}
