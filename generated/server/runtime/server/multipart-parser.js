import { readMediaType } from "./media-type.js";
import { Refusal } from "./problem.js";
/** Bytes of the head of one part; of what may stand before the first part. */
const LONGEST_HEAD = 8_192;
/** The boundary of a multipart media type; undefined where there is no valid one (RFC 2046, section 5.1.1). */
export function boundaryOf({ parameters }) {
    const boundary = parameters.get('boundary');
    return boundary !== undefined && /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/.test(boundary)
        ? boundary
        : undefined;
}
/**
 * Takes a multipart body apart while it arrives (RFC 2046, section 5.1; RFC 7578), holding no more than one piece of
 * it. Throws a `Refusal` of 400 where it is malformed or ends too early. Parts that were not read are skipped.
 */
export async function* splitMultipart(source, boundary) {
    const input = new Input(source);
    try {
        // The first delimiter has no line break before it where the body begins with it.
        input.prepend(lineBreak);
        const delimiter = ascii(`\r\n--${boundary}`);
        for await (const _ of input.until(delimiter, LONGEST_HEAD))
            ;
        while (await isFollowedByPart(input)) {
            const head = readHead(latin1(await input.line(emptyLine, LONGEST_HEAD)));
            const content = input.until(delimiter, Number.POSITIVE_INFINITY);
            yield { ...head, content: borrowed(content) };
            for await (const _ of content)
                ;
        }
    }
    finally {
        await input.close();
    }
}
/** The same pieces; whoever stops reading them leaves the rest where it is. */
async function* borrowed(pieces) {
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next())
        yield next.value;
}
/** Behind a delimiter stand two hyphens at the very end, otherwise white space and a line break. */
async function isFollowedByPart(input) {
    const next = await input.take(2);
    if (next === '--')
        return false;
    if (next === '\r\n') {
        input.prepend(lineBreak);
        return true;
    }
    const padding = latin1(await input.line(lineBreak, 128));
    if (!/^[ \t]*$/.test(next + padding))
        throw malformed('a boundary is followed by text');
    input.prepend(lineBreak);
    return true;
}
function readHead(text) {
    const headers = new Map();
    for (const line of text.split('\r\n')) {
        if (line === '')
            continue;
        const colon = line.indexOf(':');
        if (colon < 1 || /^\s/.test(line))
            throw malformed('a header of a part is malformed');
        headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
    }
    const disposition = headers.get('content-disposition') ?? '';
    const name = dispositionParameter(disposition, 'name');
    if (!/^form-data\s*(?:;|$)/i.test(disposition) || name === undefined)
        throw malformed('a part has no name');
    const contentType = headers.get('content-type');
    return {
        name,
        filename: dispositionParameter(disposition, 'filename'),
        contentType: contentType === undefined ? undefined : readMediaType(contentType)?.essence,
    };
}
/** Browsers escape quotes as `%22` (HTML Standard, multipart/form-data encoding algorithm), others with a backslash. */
function dispositionParameter(disposition, name) {
    const pattern = /;[ \t]*([\w-]+\*?)=(?:"((?:[^"\\]|\\.)*)"|([^";\s]*))/g;
    for (const [, key = '', quoted, token] of disposition.matchAll(pattern)) {
        if (key.toLowerCase() !== name)
            continue;
        const value = quoted?.replaceAll(/\\(["\\])/g, '$1') ?? token ?? '';
        return utf8(value).replaceAll(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));
    }
    return undefined;
}
/** Pieces of bytes, looked through for delimiters. */
class Input {
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
function malformed(reason) {
    const fault = { in: 'body', pointer: '', message: `is not a multipart form: ${reason}` };
    return new Refusal({ status: 400, message: 'The request is not valid.', faults: [fault] });
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
function ascii(text) {
    return new TextEncoder().encode(text);
}
function latin1(bytes) {
    return String.fromCharCode(...bytes);
}
/** Text of a head, which was read byte by byte, as UTF-8. */
function utf8(text) {
    return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}
const lineBreak = ascii('\r\n');
const emptyLine = ascii('\r\n\r\n');
