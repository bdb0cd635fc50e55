import { Refusal } from "./problem.js";
/** Bytes as adapters send them. Throws a TypeError for what is none of the kinds. */
export function sendable(bytes) {
    if (bytes instanceof Uint8Array)
        return bytes;
    if (typeof bytes === 'object' && bytes !== null) {
        if (Symbol.asyncIterator in bytes)
            return bytes;
        if ('getReader' in bytes)
            return streamPieces(bytes);
        if ('stream' in bytes && typeof bytes.stream === 'function')
            return sendable(bytes.stream());
        if ('arrayBuffer' in bytes)
            return blobPieces(bytes);
    }
    throw new TypeError('The body is neither bytes nor a stream of bytes.');
}
/** What goes wrong with bytes that nobody wants is nobody's business. */
const ignore = () => undefined;
/** Lets go of a stream that nobody will read, and of the file or connection behind it. */
export function release(body) {
    if ('destroy' in body && typeof body.destroy === 'function')
        body.destroy();
    else if ('cancel' in body && typeof body.cancel === 'function')
        Promise.resolve(body.cancel()).catch(ignore);
    else
        body[Symbol.asyncIterator]().return?.().catch(ignore);
}
/** A stream that ends in a `Refusal` of 413 when there are more bytes than the limit; it names `whole`, of which this may be the rest. */
export async function* limitBytes(source, limit, whole = limit) {
    let size = 0;
    for await (const piece of source) {
        size += piece.length;
        if (size > limit)
            throw tooLarge(whole);
        yield piece;
    }
}
/** All bytes of a stream. */
export async function collectBytes(source) {
    const pieces = [];
    let size = 0;
    for await (const piece of source) {
        pieces.push(piece);
        size += piece.length;
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
    }
    return whole;
}
/** The text that bytes are in UTF-8; undefined where they are not (RFC 8259, section 8.1). */
export function decodeUtf8(bytes) {
    try {
        return strictUtf8.decode(bytes);
    }
    catch {
        return undefined;
    }
}
export function tooLarge(limit) {
    return new Refusal({ status: 413, message: `The body is larger than ${limit} bytes.` });
}
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
/** The bytes of a stream as they arrive; the stream is cancelled when nobody wants the rest. */
export async function* streamPieces(stream) {
    const reader = stream.getReader();
    let isOver = false;
    try {
        for (;;) {
            const { done, value } = await reader.read();
            isOver = done;
            if (done)
                return;
            if (value !== undefined)
                yield value;
        }
    }
    finally {
        if (!isOver)
            await reader.cancel?.();
        reader.releaseLock();
    }
}
async function* blobPieces(blob) {
    yield new Uint8Array(await blob.arrayBuffer());
}
