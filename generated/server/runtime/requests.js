// Runtime of forgespec, the same for every document. Do not edit.
import { NOT_ALLOWED, SentNames, TOO_LARGE, decodeCookies, decodeForm, decodeHeaders, decodePath, decodeQuery, formLimits, isInQuery, isSpread, isTooLarge, memberPointer, mergeMembers, pairsOf, pointerSteps, queryLimits, querySyntax, reachesPrototype, readLooseBoolean, readScalar, rootOf, splitPairs, splitQuery } from './parameters.js';

// server/problem

/** The same symbol in every copy of this module. */
const refusal = Symbol.for('forgespec.refusal');
/** Throw this to refuse a request; it becomes the response. */
export class Refusal extends Error {
    problem;
    constructor(problem) {
        super(problem.message);
        this.name = 'Refusal';
        this.problem = { faults: [], headers: {}, ...problem };
        Object.defineProperty(this, refusal, { value: true });
    }
}
/** Whether a request is refused by an error, also by the `Refusal` of another output: each one carries a copy of the class. */
export function isRefusal(error) {
    return error instanceof Error && refusal in error;
}
/** The error; a `Refusal` with 400 gets the other status. */
export function withStatus(error, status) {
    return error instanceof Refusal && error.problem.status === 400
        ? new Refusal({ ...error.problem, status })
        : error;
}
/**
 * `{ message }`; with faults, `{ message: { field: [reasons] }, errors: [{ in, pointer, message }] }`. Errors of the
 * query have `parameter` if the sent name differs from the first name of the pointer.
 */
export const defaultErrorBody = (problem) => ({
    contentType: 'application/json',
    body: JSON.stringify(usualBody(problem)),
});
export function usualBody({ message, faults, requestId }) {
    if (faults.length > 0)
        return { message: reasonsByField(faults), errors: faults };
    return { message, ...(requestId === undefined ? {} : { request_id: requestId }) };
}
export function problemResponse(problem, errorBody, operation) {
    const { contentType, body } = errorBody(problem, operation);
    return { status: problem.status, headers: { ...problem.headers, 'content-type': contentType }, body };
}
function reasonsByField(faults) {
    const reasons = new Map();
    for (const { in: part, pointer, parameter, message } of faults) {
        const field = parameter ?? pointerSteps(pointer)[0] ?? part;
        const known = reasons.get(field);
        if (known === undefined)
            reasons.set(field, [message]);
        else
            known.push(message);
    }
    return Object.fromEntries(reasons);
}

// server/bytes

/** Bytes as adapters send them. Throws a TypeError for values of other types. */
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
/** Errors of a stream that nothing reads are ignored. */
const ignore = () => undefined;
/** Closes a stream that will not be read, and the file or connection behind it. */
export function release(body) {
    if ('destroy' in body && typeof body.destroy === 'function')
        body.destroy();
    else if ('cancel' in body && typeof body.cancel === 'function')
        Promise.resolve(body.cancel()).catch(ignore);
    else
        body[Symbol.asyncIterator]().return?.().catch(ignore);
}
/** Closes the body of a handler if it is a stream, because it will not be sent. */
export function discard(body) {
    // Other objects may have a method `destroy` that means something else.
    if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)
        release(body);
}
/** The same bytes, until there are more than the limit: then it throws a `Refusal`, by default one about the body. */
export async function* limitBytes(source, limit, refusal = () => tooLarge(limit)) {
    let size = 0;
    for await (const piece of source) {
        size += piece.length;
        if (size > limit)
            throw refusal();
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
/** The text of bytes in UTF-8, with a BOM if there is one; undefined if they are not valid UTF-8 (RFC 8259, section 8.1). */
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
const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The bytes of a stream as they arrive; the stream is cancelled when the reader stops. */
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

// server/faults

/**
 * The faults that a validator finds in a part of a request. For a missing member, the pointer is that of the member,
 * not of its object.
 */
export function validationFaults(part, validator, value) {
    const result = validator.validate(value);
    return result.valid ? [] : result.errors.map((error) => faultOf(part, error));
}
/** The faults that the codec finds in parameters. */
export function decodingFaults(part, errors) {
    return errors.map(({ pointer, code, message }) => ({
        in: part,
        pointer,
        message: code === 'missing' ? MISSING : message,
    }));
}
/** Faults for parameters that are not described. */
export function unknownFaults(part, unknown) {
    return unknown.map(({ pointer }) => ({ in: part, pointer, message: 'is not known' }));
}
/** Faults of a value that was decoded with errors, without the faults that follow from these errors. */
export function furtherFaults(known, found) {
    return found.filter(({ pointer }) => !known.some((fault) => `${pointer}/`.startsWith(`${fault.pointer}/`)));
}
/**
 * The faults that a validator finds in a body with some members in the query, apart from known faults. Faults of
 * members that only the query has are faults of the query.
 */
export function bodyFaults(given) {
    const { validator, value, own, members, found } = given;
    if (validator.is(value))
        return [];
    return furtherFaults(found, validationFaults('body', validator, value)).map((fault) => {
        const [member = ''] = pointerSteps(fault.pointer);
        const isOfQuery = Object.hasOwn(members.values, member) && !Object.hasOwn(own, member);
        return isOfQuery ? { ...fault, in: 'query' } : fault;
    });
}
export const MISSING = 'is missing';
function faultOf(part, { pointer, keyword, expected, message }) {
    if (keyword === 'required' && typeof expected === 'string') {
        return { in: part, pointer: memberPointer(pointer, expected), message: MISSING };
    }
    return { in: part, pointer, message };
}

// server/multipart-fault

/** The refusal of a malformed multipart body. */
export function malformed(reason) {
    const fault = { in: 'body', pointer: '', message: `is not a multipart form: ${reason}` };
    return new Refusal({ status: 400, message: 'The request is not valid.', faults: [fault] });
}
/** The refusal of a part of a form that has more bytes than its limit. */
export function partTooLarge({ name, filename }, limit) {
    const message = `is larger than ${limit} bytes`;
    return new Refusal({
        status: 413,
        message: `A ${filename === undefined ? 'field' : 'file'} of the form ${message}.`,
        faults: [{ in: 'body', pointer: memberPointer('', name), message }],
    });
}

// contract/media-type

const essencePattern = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+/;
const parameterPattern = /[ \t]*;[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~-]+)|"((?:[^"\\]|\\.)*)"))?/y;
/** Reads a `Content-Type`; undefined if it is not exactly one media type. */
export function readMediaType(text) {
    const essence = essencePattern.exec(text)?.[0];
    if (essence === undefined)
        return undefined;
    const parameters = new Map();
    let at = essence.length;
    while (at < text.length) {
        parameterPattern.lastIndex = at;
        const match = parameterPattern.exec(text);
        if (match === null)
            return /^[ \t]*$/.test(text.slice(at)) ? { essence: essence.toLowerCase(), parameters } : undefined;
        const [whole, name, token, quoted] = match;
        const value = token ?? quoted?.replaceAll(/\\(.)/g, '$1');
        if (name !== undefined && value !== undefined && !parameters.has(name.toLowerCase()))
            parameters.set(name.toLowerCase(), value);
        at += whole.length;
    }
    return { essence: essence.toLowerCase(), parameters };
}
/**
 * The key that describes a media type (OpenAPI 3.1, Media Type Object): of the keys with its essence, the one that
 * shares most parameters and contradicts none; otherwise its range; otherwise the range of all types. Documents also
 * use ranges by suffix, such as `application/*+json`. If every key has a parameter that the sent type lacks, it is
 * the first of them. Undefined if none matches.
 * @param keys in normal form, as `mediaTypeName` returns it
 */
export function mediaTypeKey(keys, sent) {
    const all = [...keys];
    const mediaType = readMediaType(sent);
    if (mediaType === undefined)
        return all.includes('*/*') && sent === '' ? '*/*' : undefined;
    const { essence, parameters } = mediaType;
    let best;
    for (const key of all) {
        const described = key === essence || key.startsWith(`${essence};`) ? readMediaType(key) : undefined;
        if (described === undefined)
            continue;
        const pairs = [...described.parameters];
        if (pairs.some(([name, value]) => (parameters.get(name) ?? value) !== value))
            continue;
        const shared = pairs.filter(([name]) => parameters.has(name)).length;
        if (best === undefined || shared > best.shared)
            best = { key, shared };
    }
    if (best !== undefined)
        return best.key;
    const type = essence.slice(0, essence.indexOf('/'));
    const suffix = /\+[^+]*$/.exec(essence)?.[0] ?? '';
    return [`${type}/*${suffix}`, `${type}/*`, '*/*'].find((range) => all.includes(range));
}
/**
 * The normal form of a media type (RFC 9110, section 8.3.1): essence and names of parameters in lower case, no
 * spaces, quotes only where a value needs them. Without `charset` and `boundary`, which belong to one message.
 */
export function mediaTypeName(text) {
    const mediaType = readMediaType(text.trim());
    if (mediaType === undefined)
        return (text.split(';', 1)[0] ?? '').trim().toLowerCase();
    const parameters = [...mediaType.parameters]
        .filter(([name]) => name !== 'charset' && name !== 'boundary')
        .map(([name, value]) => `;${name}=${/^[\w!#$%&'*+.^`|~-]+$/.test(value) ? value : JSON.stringify(value)}`);
    return mediaType.essence + parameters.join('');
}

// server/multipart-head

/**
 * Reads the headers of a part, without the empty line after them. Throws a `Refusal` of 400 if they are malformed or
 * repeated: of two file names, a filter in front of the server may have checked the other one.
 */
export function readHead(text) {
    const headers = new Map();
    for (const line of text.split('\r\n')) {
        if (line === '')
            continue;
        const colon = line.indexOf(':');
        if (colon < 1 || /^\s/.test(line))
            throw malformed('a header of a part is malformed');
        const name = line.slice(0, colon).toLowerCase();
        // Other headers have no meaning (RFC 7578, section 4.8).
        if (name !== 'content-disposition' && name !== 'content-type')
            continue;
        if (headers.has(name))
            throw malformed(`a part has more than one ${name}`);
        headers.set(name, line.slice(colon + 1).trim());
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
/**
 * Browsers escape quotes as `%22` and leave backslashes as they are (HTML Standard, multipart/form-data encoding
 * algorithm); others escape quotes with a backslash. So a backslash before a quote belongs to the value if the quote
 * ends it: before `;` or at the end.
 */
const parameters = /;[ \t]*([\w-]+\*?)=(?:"((?:[^"\\]|\\"(?![ \t]*(?:;|$))|\\(?!"(?![ \t]*(?:;|$))))*)"|([^";\s]*))/g;
function dispositionParameter(disposition, name) {
    const found = [...disposition.matchAll(parameters)].filter(([, key]) => key?.toLowerCase() === name);
    if (found.length > 1)
        throw malformed(`a part has more than one ${name}`);
    const [, , quoted, token] = found[0] ?? [];
    const value = quoted?.replaceAll('\\"', '"') ?? token;
    return value === undefined
        ? undefined
        : utf8(value).replaceAll(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));
}
/** Text of a head, which was read byte by byte, as UTF-8. */
function utf8(text) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

// server/multipart-input

/** Finds delimiters in the bytes of a multipart body while they arrive; at most one chunk is kept in memory. */
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
    /** The bytes before a delimiter, in chunks. Also consumes the delimiter. */
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
    /** The text before a delimiter. Also consumes the delimiter. */
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
/** Text in which each character is one byte. */
export function latin1(bytes) {
    return String.fromCharCode(...bytes);
}

// server/multipart-parser

/** The most bytes of the headers of one part, and of the text before the first part. */
const LONGEST_HEAD = 8_192;
/** The boundary of a multipart media type; undefined if there is no valid one (RFC 2046, section 5.1.1). */
export function boundaryOf({ parameters }) {
    const boundary = parameters.get('boundary');
    return boundary !== undefined && /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/.test(boundary)
        ? boundary
        : undefined;
}
/**
 * Parses a multipart body while it arrives (RFC 2046, section 5.1; RFC 7578), with at most one chunk in memory. Throws
 * a `Refusal` of 400 if it is malformed or ends too early. Parts that were not read are skipped.
 */
export async function* splitMultipart(source, boundary) {
    const input = new MultipartInput(source);
    try {
        // If the body begins with the first delimiter, there is no line break before it.
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
/** The same chunks; when the reader stops, the rest stays unread. */
async function* borrowed(pieces) {
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next())
        yield next.value;
}
/** The last delimiter is followed by two hyphens, all others by white space and a line break. */
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
const lineBreak = /* @__PURE__ */ ascii('\r\n');
const emptyLine = /* @__PURE__ */ ascii('\r\n\r\n');
function ascii(text) {
    return new TextEncoder().encode(text);
}

// server/multipart

/**
 * A multipart body (RFC 7578), not read yet. Reading throws a `Refusal` if it is malformed, too large or does not match
 * the document; if the handler does not catch it, it becomes the response.
 */
export class Multipart {
    #source;
    constructor(source) {
        this.#source = source;
    }
    /**
     * The parts in the order in which they are sent, while they arrive; members in the query come first, if the document
     * allows them there. The parts are not checked against the document.
     */
    async *parts() {
        for (const [name, text] of this.#source.members.pairs())
            yield textPart(name, text ?? '');
        yield* this.#sent();
    }
    async *#sent() {
        const { body, boundary, limits } = this.#source;
        if (boundary === '')
            return;
        let count = 0;
        const parts = this.#withStatus(splitMultipart(body, boundary));
        for await (const { content, ...head } of parts) {
            count += 1;
            if (count > limits.parts)
                throw new Refusal({ status: 413, message: `The form has more than ${limits.parts} parts.` });
            const limit = head.filename === undefined ? limits.field : limits.file;
            const limited = limitBytes(this.#withStatus(content), limit, () => partTooLarge(head, limit));
            yield { ...head, content: limited };
        }
    }
    /** The parser refuses malformed bodies with 400; the operation may use another status. */
    #withStatus(items) {
        const { status } = this.#source;
        return status === 400 ? items : refusing(items, status);
    }
    /**
     * Reads the whole form, decoded and validated. Without `takeFile`, files are kept in memory, all of them together
     * within the limit of the body. With `takeFile`, that function reads their bytes, and the files in the result have
     * none.
     */
    async read(takeFile) {
        const fields = [];
        const files = new Map();
        let remaining = this.#source.limits.body;
        for await (const part of this.#sent()) {
            const { name, filename } = part;
            if (filename === undefined) {
                const bytes = await collectBytes(part.content);
                remaining -= bytes.length;
                fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(this.#textOf(bytes, name))}`);
            }
            else if (filename !== '') {
                const file = takeFile === undefined
                    ? await keep(part, { remaining, whole: this.#source.limits.body })
                    : await hand(part, takeFile);
                if (takeFile === undefined)
                    remaining -= file.size;
                const mark = `${this.#source.mark} ${files.size}`;
                files.set(mark, file);
                fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(mark)}`);
            }
            if (remaining < 0)
                throw tooLarge(this.#source.limits.body);
        }
        return this.#validate(fields.join('&'), files);
    }
    #validate(form, files) {
        const { content, limits, unknownParameters, members } = this.#source;
        const bytes = Math.max(formLimits.bytes, form.length);
        const bounds = { ...formLimits, bytes, pairs: limits.parts };
        const decoded = decodeForm(content.fields, form, bounds, content.others);
        const own = withFiles(decoded.values, files);
        const values = mergeMembers(members.values, { ...own });
        const errors = decoded.errors.filter((error) => !isInQuery(error, members.values));
        const faults = [...decodingFaults('body', errors), ...decodingFaults('query', members.errors)];
        if (unknownParameters === 'refuse')
            faults.push(...unknownFaults('body', decoded.unknown));
        faults.push(...missingFiles(values, content.files ?? []));
        faults.push(...bodyFaults({ validator: content.validator, value: values, own, members, found: faults }));
        if (faults.length > 0)
            this.#refuse(faults.map((fault) => members.named(fault)));
        // The validator and the type were generated from the same schema.
        return values;
    }
    #textOf(bytes, name) {
        const message = 'is not text in UTF-8';
        return decodeUtf8(bytes) ?? this.#refuse([{ in: 'body', pointer: memberPointer('', name), message }]);
    }
    #refuse(faults) {
        throw new Refusal({ status: this.#source.status, message: 'The form is not valid.', faults });
    }
}
/** The same items, with another status in place of 400. */
async function* refusing(items, status) {
    try {
        yield* items;
    }
    catch (error) {
        throw withStatus(error, status);
    }
}
function textPart(name, text) {
    const content = async function* () {
        yield new TextEncoder().encode(text);
    };
    return { name, filename: undefined, contentType: undefined, content: content() };
}
async function keep(part, { remaining, whole }) {
    const bytes = await collectBytes(limitBytes(part.content, Math.max(0, remaining), () => tooLarge(whole)));
    return {
        name: part.filename ?? '',
        size: bytes.length,
        type: part.contentType ?? '',
        arrayBuffer: async () => bytes.slice().buffer,
    };
}
async function hand(part, takeFile) {
    let size = 0;
    const counted = async function* () {
        for await (const piece of part.content) {
            size += piece.length;
            yield piece;
        }
    };
    const filename = part.filename ?? '';
    await takeFile({ ...part, filename, content: counted() });
    const arrayBuffer = () => Promise.reject(new TypeError(`${filename} was handed on while it arrived.`));
    return { name: filename, size, type: part.contentType ?? '', arrayBuffer };
}
/** Fields that are sent as text although the document describes them as files. */
function missingFiles(values, names) {
    return names.flatMap((name) => {
        const value = Object.hasOwn(values, name) ? Reflect.get(values, name) : [];
        if ([value].flat().every((item) => typeof item === 'object'))
            return [];
        return [{ in: 'body', pointer: memberPointer('', name), message: 'is not a file' }];
    });
}
/** Replaces the marks of files by the files. */
function withFiles(values, files) {
    const found = Object.create(null);
    for (const [name, value] of Object.entries(values))
        found[name] = fileOrValue(value, files);
    return found;
}
function fileOrValue(value, files) {
    if (typeof value === 'string')
        return files.get(value) ?? value;
    if (value === null || typeof value !== 'object')
        return value;
    return Array.isArray(value)
        ? value.map((item) => fileOrValue(item, files))
        : withFiles(value, files);
}

// server/options

export const defaultLimits = {
    url: 16_384,
    body: 1_048_576,
    stream: 104_857_600,
    depth: 100,
    parts: 1_000,
    field: 65_536,
    file: 104_857_600,
};
/**
 * The most bytes of the URL and all headers of a request that the Node servers accept; 431 for more. With Node's default of
 * 16 KiB, a URL that is too long would never get 414.
 */
export const maxHeaderSize = 65_536;

// server/awaitable

/**
 * Continues with a value: synchronously if it is available, because each promise costs memory and a turn of the event
 * loop, and most requests wait only for their body. If the promise rejects, `failed` gets the reason.
 */
export function proceed(value, next, failed) {
    return isThenable(value) ? Promise.resolve(value).then(next, failed) : next(value);
}
/** Continues with the result of a step, or with its error; synchronously if the step is synchronous. */
export function settle(step, next, failed) {
    let value;
    try {
        value = step();
    }
    catch (error) {
        return failed(error);
    }
    return proceed(value, next, failed);
}
/** Handlers may return objects that only `await` treats as promises. */
function isThenable(value) {
    return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

// server/framing

/**
 * Refuses requests that other servers may read differently. Throws a `Refusal`: 400 for a fragment, which a request
 * target cannot have, and for a `Host` that is missing, repeated or invalid (RFC 9112, section 3.2), 501 for a transfer
 * coding other than `chunked` (RFC 9112, section 6.1), 417 for an expectation other than `100-continue` (RFC 9110,
 * section 10.1.1).
 */
export function checkFraming({ headers, lacksHost, path, query }) {
    if (path.includes('#') || query.includes('#'))
        throw new Refusal({ status: 400, message: 'The request target has a fragment (#).' });
    if (lacksHost === true)
        throw new Refusal({ status: 400, message: 'The request has no Host header.' });
    const host = headers.get('host') ?? '';
    if (!isHost.test(host))
        throw new Refusal({
            status: 400,
            message: host.includes(',')
                ? 'The request has more than one Host header.'
                : 'The Host header is not a valid host and port.',
        });
    const coding = headers.get('transfer-encoding');
    if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
        throw new Refusal({ status: 501, message: 'The only supported transfer coding is chunked.' });
    const expected = headers.get('expect')?.split(',') ?? [];
    if (!expected.every((each) => /^\s*(?:100-continue\s*)?$/i.test(each)))
        throw new Refusal({ status: 417, message: 'The only supported expectation is 100-continue.' });
}
/** A name or address and a port, both of which may be empty (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const isHost = /^(?:[\w.~!$&'()*+;=%-]*|\[[\w.~!$&'()*+;=%:-]+\])(?::\d*)?$/;
/**
 * Refuses bodies with a content coding, because they are not decoded. Throws a `Refusal` of 415 that names the accepted
 * codings (RFC 9110, section 15.5.16).
 */
export function checkContentCoding({ headers }) {
    const header = headers.get('content-encoding');
    if (header === undefined)
        return;
    const codings = header.split(',').map((each) => each.trim().toLowerCase());
    if (codings.every((coding) => coding === '' || coding === 'identity'))
        return;
    throw new Refusal({
        status: 415,
        message: 'The body must not have a content coding.',
        headers: { 'accept-encoding': 'identity' },
    });
}

// server/json

/**
 * Reads JSON from an untrusted sender. Refuses nesting deeper than `depth`, numbers beyond the range of a double (RFC
 * 8259, section 6), and members that would reach a prototype when a program copies them carelessly: `__proto__`, and
 * `prototype` within `constructor`.
 */
export function readJson(text, depth) {
    if (opensMore(text, depth) && isDeeper(text, depth))
        return { pointer: '', message: `is nested more than ${depth} levels deep` };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { pointer: '', message: 'is not JSON' };
    }
    const mayHarm = mayReachPrototype.test(text) || hasLargeExponent.test(text) || hasManyDigits.test(text);
    const harm = mayHarm ? harmIn(value, '') : undefined;
    return harm ?? { value };
}
/** ASCII characters may be written as escapes. Most texts contain none of these and need no closer check. */
const mayReachPrototype = /__proto__|prototype|\\u00/;
/**
 * Numbers beyond a double have an exponent of three digits, or so many digits that an exponent of two is enough. Two
 * patterns take a third of the time of a combined one, because each is found by its first characters.
 */
const hasLargeExponent = /\d[eE]\+?\d{3}/;
const hasManyDigits = /(?<!\d)\d{200}/;
function harmIn(value, pointer) {
    if (isTooLarge(value))
        return { pointer, message: TOO_LARGE };
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [name, member] of Object.entries(value)) {
        const at = memberPointer(pointer, name);
        if (reachesPrototype(name, member))
            return { pointer: at, message: NOT_ALLOWED };
        const inner = harmIn(member, at);
        if (inner !== undefined)
            return inner;
    }
    return undefined;
}
const QUOTE = 34;
const BACKSLASH = 92;
/**
 * Whether a text contains more than `limit` opening brackets, including those in strings. Most texts contain fewer,
 * and need no exact count.
 */
function opensMore(text, limit) {
    let count = 0;
    for (const bracket of ['[', '{']) {
        for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
            count += 1;
            if (count > limit)
                return true;
        }
    }
    return false;
}
/** Whether brackets outside of strings are nested deeper than `limit`. Only counts: the parser finds syntax errors. */
function isDeeper(text, limit) {
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE) {
            at = endOfString(text, at);
        }
        else if (code === 91 || code === 123) {
            depth += 1;
            if (depth > limit)
                return true;
        }
        else if (code === 93 || code === 125) {
            depth -= 1;
        }
    }
    return false;
}
/** The end of the string that begins at a quote. */
function endOfString(text, start) {
    let end = text.indexOf('"', start + 1);
    while (end !== -1) {
        let before = end - 1;
        while (text.charCodeAt(before) === BACKSLASH)
            before -= 1;
        if ((end - before) % 2 === 1)
            return end;
        end = text.indexOf('"', end + 1);
    }
    return text.length;
}

// server/lenient-json

/** Maximum number of passes over a value: errors inside an alternative appear only when the rest is valid. */
const MOST_PASSES = 3;
/**
 * The value of a JSON body, in which everything that the validator refuses is changed, as far as the leniency allows.
 */
export function lenientJson(validator, value, leniency) {
    let current = value;
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
        const result = validator.validate(current);
        if (result.valid)
            return current;
        const changes = result.errors.flatMap((error) => changesFor(error, current, leniency));
        if (changes.length === 0)
            return current;
        const copy = structuredClone(current);
        current = changes.reduce((whole, [steps, read]) => changed(whole, steps, read), copy);
    }
    return current;
}
const CLOSED = new Set(['additionalProperties', 'unevaluatedProperties']);
function changesFor(error, value, leniency) {
    if (CLOSED.has(error.keyword))
        return leniency.unknown ? [[pointerSteps(error.pointer), undefined]] : [];
    return leniency.scalars ? readingsOf(error, value) : [];
}
function readingsOf({ pointer, keyword, expected }, value) {
    const steps = pointerSteps(pointer);
    const found = steps.reduce(memberOf, value);
    if (typeof found !== 'string' && typeof found !== 'number')
        return [];
    const wanted = [expected].flat();
    const kinds = keyword === 'type' || keyword === 'types' ? wanted : wanted.map((constant) => typeof constant);
    if (!['type', 'types', 'enum', 'const'].includes(keyword) || kinds.includes('string'))
        return [];
    const read = readAs(String(found), new Set(kinds));
    return read === undefined || read === found ? [] : [[steps, read]];
}
function readAs(text, kinds) {
    const number = kinds.has('number') ? readScalar(text, 'number') : undefined;
    const read = (kinds.has('integer') ? readScalar(text, 'integer') : undefined) ?? number;
    if (typeof read === 'number')
        return read;
    return kinds.has('boolean') ? readLooseBoolean(text) : undefined;
}
function memberOf(value, step) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? Reflect.get(value, step)
        : undefined;
}
function changed(whole, steps, read) {
    const last = steps.at(-1);
    if (last === undefined)
        return read;
    const holder = steps.slice(0, -1).reduce(memberOf, whole);
    if (typeof holder !== 'object' || holder === null)
        return whole;
    if (read === undefined)
        Reflect.deleteProperty(holder, last);
    else
        Reflect.set(holder, last, read);
    return whole;
}

// server/media-type

/** The entry of a media type: its own, that of `type/*`, or that of everything. */
export function findContent(contents, sent) {
    const key = mediaTypeKey(contents.keys(), sent);
    const content = key === undefined ? undefined : contents.get(key);
    return key === undefined || content === undefined ? undefined : { key, content };
}
/** Whether text of the media type is in UTF-8, of which ASCII is a part. */
export function isUtf8({ parameters }) {
    return /^(?:utf-?8|us-ascii)$/i.test(parameters.get('charset') ?? 'utf-8');
}

// server/query

export const noMembers = { values: {}, errors: [], pairs: () => [], named: (fault) => fault };
export function isAny(members) {
    return members !== noMembers && (members.errors.length > 0 || Object.keys(members.values).length > 0);
}
const nothing = [];
const emptyQuery = { values: {}, errors: [], unknown: [] };
/**
 * The query of one request: the parameters of the operation, and members of its body if the document allows them there.
 * It is read once, when the media type of the body is known.
 */
export class Query {
    #text;
    #own;
    #body;
    #credentials;
    #split;
    #sent;
    constructor(text, { parameters, body }, credentials) {
        this.#text = text;
        this.#own = parameters.query?.descriptors ?? nothing;
        this.#body = body;
        this.#credentials = credentials;
    }
    /** The members of a content that are in the query; call this before `own`. */
    membersOf(content) {
        if (this.#text === '' || this.#body?.inQuery === undefined)
            return noMembers;
        const [fields, credentials] = [textFields(content), this.#credentials];
        this.#split = splitQuery(this.#text, this.#own, { fields, others: content.others, credentials });
        const { values, errors } = this.#split.members;
        return { values, errors, pairs: () => pairsOf(this.#text, values), named: (fault) => this.named(fault) };
    }
    /** The parameters of the operation. Names that are not described are unknown, except for credentials. */
    own() {
        if (this.#text === '' && this.#own.length === 0)
            return emptyQuery;
        const decoded = this.#split?.own ?? decodeQuery(this.#own, this.#text, queryLimits);
        if (decoded.unknown.length === 0)
            return decoded;
        const { values, errors, unknown } = decoded;
        return { values, errors, unknown: unknown.filter(({ name }) => !this.#credentials.has(name)) };
    }
    /** A fault of the query with the name that the caller has sent. */
    named(fault) {
        if (fault.in !== 'query' || fault.pointer === '' || fault.parameter !== undefined)
            return fault;
        this.#sent ??= new SentNames(splitPairs(this.#text, querySyntax, queryLimits).pairs.map(({ name }) => name));
        const [first = '', ...rest] = pointerSteps(fault.pointer);
        if (rest.length === 0 && this.#sent.has(first))
            return fault;
        const parameter = this.#own.find(({ name }) => name === first);
        const isHidden = parameter !== undefined && isSpread(parameter) && rest.length > 0;
        const name = this.#sent.find(isHidden ? rest : [rootOf(first), ...rest]);
        return name === first ? fault : { ...fault, parameter: name };
    }
    /** Faults for names of body fields that are files, which a query cannot contain. */
    fileFaults(unknown) {
        if (this.#body?.inQuery === undefined)
            return [];
        const files = new Set(Object.values(this.#body.content).flatMap(({ files: names = [] }) => names));
        return unknown
            .filter(({ name }) => files.has(rootOf(name)))
            .map(({ name }) => ({
            in: 'query',
            pointer: memberPointer('', name),
            message: 'is a file: send it in a body of the type multipart/form-data',
        }));
    }
}
const withoutFiles = new WeakMap();
/** The fields of a content that are not files. Memoized, because lists of descriptors are indexed by identity. */
function textFields(content) {
    const { fields, files = [] } = content;
    if (files.length === 0)
        return fields;
    const known = withoutFiles.get(content) ?? fields.filter(({ name }) => !files.includes(name));
    withoutFiles.set(content, known);
    return known;
}

// server/request-body

/**
 * Reads a body by its media type, and continues with it. A media type without a contract is refused with 415, and its
 * body is not read. Errors of the body are added to the faults; a body that is too large throws a `Refusal` of 413.
 * Forms with files and raw bytes are passed on unread.
 */
export function readBody(contract, request, reading, next) {
    const { headers, body } = request;
    if (body === undefined || body.length === 0)
        return next(empty(contract, headers, reading));
    checkContentCoding(request);
    const chosen = chooseContent(contract, headers.get('content-type'));
    const limit = chosen?.isStreamed === true ? reading.limits.stream : reading.limits.body;
    if (body.length !== undefined && body.length > limit)
        throw tooLarge(limit);
    if (chosen === undefined)
        throw unsupported(contract, headers.get('content-type'));
    const { essence: contentType, content } = chosen;
    const failed = (error) => {
        throw withStatus(error, reading.statusOfFaults());
    };
    if (chosen.isStreamed)
        return settle(() => streamed(body, chosen, reading), (value) => next({ contentType, value }), failed);
    return settle(() => body.read(limit), (bytes) => next(bytes.length === 0
        ? empty(contract, headers, reading)
        : { contentType, value: readBytes(bytes, content, reading) }), failed);
}
/**
 * A request without bytes has no body, unless members of it are in the query, or its media type has an empty value: a
 * text, a file, and, if a body is required, a form without fields.
 */
function empty(contract, headers, reading) {
    const { inQuery } = contract;
    const content = inQuery === undefined ? undefined : contract.content[inQuery];
    const members = content === undefined ? noMembers : reading.query.membersOf(content);
    if (content !== undefined && isAny(members)) {
        if (content.kind === 'multipart')
            return {
                contentType: inQuery,
                value: multipart(noBytes(), { content, boundary: '', members }, reading),
            };
        return { contentType: inQuery, value: completed({}, { content, members, found: [] }, reading) };
    }
    const type = headers.get('content-type');
    const chosen = type === undefined ? undefined : chooseContent(contract, type);
    const kind = chosen?.content.kind;
    if (chosen !== undefined && (kind === 'text' || (kind === 'form' && contract.required)))
        return { contentType: chosen.essence, value: readBytes(new Uint8Array(), chosen.content, reading) };
    if (kind === 'binary')
        return { contentType: chosen?.essence, value: noBytes() };
    if (contract.required)
        reading.faults.push({ in: 'body', pointer: '', message: MISSING });
    return { contentType: undefined, value: undefined };
}
const contents = new WeakMap();
/** The only function that reads a media type: its result decides which reader and which validator are used. */
function chooseContent(contract, header = 'application/octet-stream') {
    const known = contents.get(contract) ?? new Map(Object.entries(contract.content));
    contents.set(contract, known);
    // Most requests name the media type exactly as the contract does, without parameters, so it needs no parsing.
    const named = known.get(header);
    if (named !== undefined && named.kind !== 'multipart')
        return { essence: header, content: named, isStreamed: named.kind === 'binary', boundary: '' };
    const mediaType = readMediaType(header);
    if (mediaType === undefined)
        return undefined;
    const found = findContent(known, header);
    if (found === undefined)
        return chooseParts(contract, mediaType);
    const { content, key } = found;
    // For a range, only the request states the media type.
    const essence = key.includes('*') ? mediaType.essence : key;
    if (content.kind === 'binary')
        return { essence, content, isStreamed: true, boundary: '' };
    if (content.kind !== 'multipart')
        return isUtf8(mediaType) ? { essence, content, isStreamed: false, boundary: '' } : undefined;
    const boundary = boundaryOf(mediaType);
    return boundary === undefined ? undefined : { essence, content, isStreamed: true, boundary };
}
/** A form sent as multipart, if the contract has a form but no multipart body of its own. */
function chooseParts({ content, inParts }, mediaType) {
    const form = inParts === undefined ? undefined : content[inParts];
    const boundary = mediaType.essence === PARTS ? boundaryOf(mediaType) : undefined;
    if (inParts === undefined || form === undefined || boundary === undefined)
        return undefined;
    return { essence: inParts, content: form, isStreamed: true, boundary, isInParts: true };
}
const PARTS = 'multipart/form-data';
function unsupported({ content, inParts }, header = '') {
    const types = [...Object.keys(content), ...(inParts === undefined ? [] : [PARTS])];
    const accept = types.join(', ');
    const sent = readMediaType(header);
    // A type that is accepted can only have the wrong parameters.
    const isAccepted = sent !== undefined && mediaTypeKey(types, header) !== undefined;
    const reason = sent?.essence.startsWith('multipart/')
        ? 'name its boundary in the media type'
        : 'be text in UTF-8';
    const message = `The body must ${isAccepted ? reason : `have the type ${accept}`}.`;
    return new Refusal({ status: 415, message, headers: { accept } });
}
function streamed(body, { content, boundary, isInParts = false }, reading) {
    const pieces = limitBytes(body.stream(), reading.limits.stream);
    if (content.kind === 'binary')
        return pieces;
    const form = multipart(pieces, { content, boundary, members: reading.query.membersOf(content) }, reading);
    return isInParts ? readParts(form, reading) : form;
}
function multipart(body, given, { limits, unknownParameters, statusOfFaults }) {
    const status = statusOfFaults();
    return new Multipart({ ...given, body, limits, unknownParameters, status, mark: crypto.randomUUID() });
}
/** The fields of a form that is sent as multipart. Files are refused, because the form has none. */
async function readParts(form, { faults }) {
    try {
        return await form.read(({ name }) => {
            const fault = {
                in: 'body',
                pointer: memberPointer('', name),
                message: 'must be a string, not a file',
            };
            throw new Refusal({ status: 400, message: 'The form is not valid.', faults: [fault] });
        });
    }
    catch (error) {
        if (!(error instanceof Refusal) || error.problem.status === 413)
            throw error;
        if (error.problem.faults.length === 0)
            throw error;
        faults.push(...error.problem.faults);
        return undefined;
    }
}
async function* noBytes() { }
function readBytes(bytes, content, reading) {
    const { limits, faults, query } = reading;
    // Even if the bytes cannot be read: otherwise these members would be unknown parameters.
    const members = query.membersOf(content);
    const decoded = decodeUtf8(bytes);
    if (decoded === undefined) {
        faults.push({ in: 'body', pointer: '', message: 'is not text in UTF-8' });
        return undefined;
    }
    // At the beginning of a body, a BOM is a mark of the encoding (Encoding Standard, UTF-8 decode).
    const text = decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded;
    if (content.kind === 'form')
        return readForm(text, { content, members }, reading);
    const read = content.kind === 'json' ? readJson(text, limits.depth) : { value: text };
    if (!('value' in read)) {
        faults.push({ in: 'body', ...read });
        return undefined;
    }
    const value = content.kind === 'json' ? changedJson(read.value, content, reading) : read.value;
    if (isAny(members)) {
        if (isMembers(value))
            return completed(value, { content, members, found: [] }, reading);
        faults.push({
            in: 'body',
            pointer: '',
            message: 'must be an object, because some of its members are in the query',
        });
    }
    else if (!content.validator.is(value)) {
        faults.push(...validationFaults('body', content.validator, value));
    }
    return value;
}
/** A body that is not valid, as a tolerant server reads it. */
function changedJson(value, { validator }, reading) {
    const leniency = {
        scalars: reading.scalars === 'lenient',
        unknown: reading.unknownMembers === 'ignore',
    };
    const isTolerant = leniency.scalars || leniency.unknown;
    return isTolerant && !validator.is(value) ? lenientJson(validator, value, leniency) : value;
}
function readForm(text, { content, members }, reading) {
    const { limits, unknownParameters, faults } = reading;
    const bounds = { ...formLimits, bytes: limits.body };
    const { values, errors, unknown } = decodeForm(content.fields, text, bounds, content.others);
    const found = decodingFaults('body', errors.filter((error) => !isInQuery(error, members.values)));
    if (unknownParameters === 'refuse')
        faults.push(...unknownFaults('body', unknown));
    return completed(values, { content, members, found }, reading);
}
/**
 * A body with its members from the query, validated together. `found` are the faults of the body that are already
 * known.
 */
function completed(value, given, { faults }) {
    const { content, members } = given;
    const whole = isAny(members) ? mergeMembers(members.values, { ...value }) : value;
    const found = [...given.found, ...decodingFaults('query', members.errors)];
    faults.push(...found, ...bodyFaults({ validator: content.validator, value: whole, own: value, members, found }));
    return whole;
}
function isMembers(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// parameters/negotiation

/** Headers of content negotiation, which browsers and HTTP clients send by themselves. */
const negotiated = /^accept-(?:charset|encoding|language)$/i;
/**
 * Whether an error in a header is ignored, and the header treated as absent. A server may disregard headers of content
 * negotiation (RFC 9110, section 12.5); the `fetch` of Node sends `Accept-Language: *`, and its `Accept-Encoding` cannot be
 * changed.
 * @param headers the described headers
 */
export function isDisregarded(headers, { pointer }) {
    const [wrong] = pointerSteps(pointer);
    return headers.some(({ name, required }) => name === wrong && !required && negotiated.test(name));
}

// server/request-parameters

export const parameterParts = [
    { location: 'path', member: 'path' },
    { location: 'query', member: 'query' },
    { location: 'header', member: 'headers' },
    { location: 'cookie', member: 'cookies' },
];
/** Reads the parameters of one location. Errors are added to `faults`; omitted parameters get their defaults. */
export function readParameters({ descriptors, validator, defaults }, { location }, sources) {
    const decoded = decoders[location](descriptors, sources);
    const { values, errors } = decoded;
    const found = decodingFaults(location, errors);
    if (found.length > 0)
        sources.faults.push(...found);
    refuseUndescribed(location, decoded, sources);
    if (!validator.is(values))
        sources.faults.push(...furtherFaults(found, validationFaults(location, validator, values)));
    if (location === 'header' && sources.faults.length > 0)
        disregard(descriptors, values, sources.faults);
    return defaults === undefined ? values : withDefaults(values, defaults);
}
/** Refuses every name in the query of an operation without query parameters. */
export function refuseUnknown(sources) {
    const decoded = sources.query.own();
    if (decoded.errors.length > 0)
        sources.faults.push(...decodingFaults('query', decoded.errors));
    refuseUndescribed('query', decoded, sources);
}
/** Leaves out headers whose errors are disregarded, and these errors. */
function disregard(descriptors, values, faults) {
    for (const fault of faults.splice(0)) {
        if (fault.in === 'header' && isDisregarded(descriptors, fault))
            Reflect.deleteProperty(values, pointerSteps(fault.pointer)[0] ?? '');
        else
            faults.push(fault);
    }
}
/** Refuses names in a query, and members of parameters, that are not described. */
function refuseUndescribed(location, { unknown }, { query, unknown: choice, faults }) {
    if (unknown.length === 0)
        return;
    const files = location === 'query' ? query.fileFaults(unknown) : [];
    const places = new Set(files.map(({ pointer }) => pointer));
    const others = choice === 'refuse' ? unknownFaults(location, unknown) : [];
    faults.push(...files, ...others.filter(({ pointer }) => !places.has(pointer)));
}
/** Adds the defaults of omitted parameters. Lists and objects are copied, so that handlers may change them. */
function withDefaults(values, defaults) {
    for (const [name, value] of defaults) {
        if (!Object.hasOwn(values, name))
            values[name] = typeof value === 'object' ? structuredClone(value) : value;
    }
    return values;
}
const decoders = {
    path: (descriptors, { rawPath }) => decodePath(descriptors, rawPath),
    query: (_, { query }) => query.own(),
    header: (descriptors, { request }) => decodeHeaders(descriptors, request.headers.entries()),
    cookie: (descriptors, { request }) => decodeCookies(descriptors, request.headers.get('cookie') ?? ''),
};

// server/receive

/**
 * Continues with the decoded and validated request that the handler gets. Throws a `Refusal` with all faults of the
 * request, or rejects with it if the body arrives later.
 */
export function receive(received, contract, reception, next) {
    const { limits, unknownParameters: unknown, unknownMembers, scalars, credentials } = reception;
    const { request } = received;
    const faults = [];
    const query = new Query(request.query, contract, credentials);
    const assembled = (body) => next(assemble(received, contract, { body, query, faults, unknown }));
    if (contract.body === undefined)
        return assembled(undefined);
    const reading = {
        limits,
        unknownParameters: unknown,
        unknownMembers,
        scalars,
        faults,
        query,
        // Most requests have no faults and never call this. Faults of a body are never in the path.
        statusOfFaults: () => statusOfFaults(contract, []),
    };
    return readBody(contract.body, request, reading, assembled);
}
/**
 * The status for a request that does not match the document: 400, unless the document has only another one. That is
 * 422, or 404 if only the path is invalid, because no such resource exists (RFC 9110, section 15.5.5).
 */
function statusOfFaults({ responses }, faults) {
    const has = (key) => Object.hasOwn(responses, key);
    if (has('400'))
        return 400;
    if (has('422'))
        return 422;
    if (has('4XX') || has('default') || !has('404'))
        return 400;
    return faults.length > 0 && faults.every((fault) => fault.in === 'path') ? 404 : 400;
}
/** Combines the parameters with the body. Throws a `Refusal` if there are faults. */
function assemble({ request, rawPath }, contract, { body, query, faults, unknown }) {
    const received = {};
    if (body !== undefined) {
        received['contentType'] = body.contentType;
        received['body'] = body.value;
    }
    const sources = { request, rawPath, query, unknown, faults };
    for (const part of parameterParts) {
        const group = contract.parameters[part.location];
        if (group !== undefined)
            received[part.member] = readParameters(group, part, sources);
    }
    // An operation without query parameters still has to refuse an unknown query.
    if (contract.parameters.query === undefined)
        refuseUnknown(sources);
    if (faults.length > 0) {
        const named = faults.map((fault) => query.named(fault));
        const status = statusOfFaults(contract, named);
        throw new Refusal({ status, message: 'The request is not valid.', faults: named });
    }
    return received;
}
