// Runtime of forgespec, the same for every document. Do not edit.
import { jsonText, writePlainQuery } from './parameters.js';
import { fail, readBody, readerOf } from './calls.js';

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

// client/chosen-body

/** Writes a body in the media type of the caller, by default the first. Throws a TypeError for undocumented media types. */
export function writeChosen(values, operation) {
    const contents = operation.contents;
    const contentType = values.contentType ?? operation.contentType;
    const key = mediaTypeKey(Object.keys(contents), contentType);
    const content = key === undefined ? undefined : contents[key];
    if (content === undefined)
        throw new TypeError(`The body cannot be sent as ${contentType}.`);
    return content.write(values, { ...operation, ...content, contentType });
}

// client/multipart-stream

/** Joins pieces. If one of them is a stream, so is the result, and no file is read into memory. */
export function joinPieces(pieces) {
    if (!pieces.some((piece) => piece instanceof ReadableStream))
        return new Blob(pieces);
    const { readable, writable } = new TransformStream();
    // The error of a piece is the error of the stream.
    (async () => {
        for (const piece of pieces)
            await new Response(piece).body.pipeTo(writable, { preventClose: true });
        await writable.close();
    })().catch(() => { });
    return readable;
}

// client/multipart-body

/**
 * Writes a multipart form (RFC 7578), with files and fields. If a file is a stream, so is the body, which can then be sent
 * only once. `FormData` does not support streams, and would change the line ends of texts.
 */
export function writeMultipart({ body }, operation) {
    const boundary = crypto.getRandomValues(new Uint32Array(4)).join('');
    const pieces = Object.entries(body).flatMap(([name, value]) => partsOf(name, value, operation).flatMap(([content, parameters, type]) => [
        `--${boundary}\r\ncontent-disposition: form-data; ${parameters}${type ? `\r\ncontent-type: ${type}` : ''}\r\n\r\n`,
        content,
        '\r\n',
    ]));
    return {
        body: joinPieces([...pieces, `--${boundary}--\r\n`]),
        duplex: 'half',
        headers: { 'content-type': `${operation.contentType}; boundary=${boundary}` },
    };
}
function partsOf(name, value, operation) {
    if (value === undefined)
        return [];
    if (isFile(value)) {
        // Bytes and streams have neither name nor type.
        const { name: fileName = name, type } = value;
        const parameters = `${parameter('name', name)}; ${parameter('filename', fileName)}`;
        return [[value, parameters, type || 'application/octet-stream']];
    }
    const items = [value].flat();
    if (items.some(isFile))
        return items.flatMap((item) => partsOf(name, isFile(item) ? item : [item], operation));
    // Texts in parts are not percent-encoded.
    const text = operation.writeFields({ body: { [name]: value } }, operation);
    return [...new URLSearchParams(text)].map(([field, content]) => [
        content,
        parameter('name', field),
        operation.partTypes?.[name],
    ]);
}
/** Escapes names as browsers do (HTML Standard, multipart form data). */
function parameter(name, value) {
    return `${name}="${value.replace(/["\r\n]/g, encodeURIComponent)}"`;
}
/** Whether a value is the content of a file. */
export function isFile(value) {
    return value instanceof Blob || value instanceof Uint8Array || value instanceof ReadableStream;
}

// client/json-body

/** Writes the body as JSON, if there is one. */
export function writeJson({ body }, { contentType }) {
    if (body === undefined)
        return undefined;
    return { headers: { 'content-type': contentType }, body: jsonText(body) };
}

// client/files-or-json-body

/** Writes a body with files as a form, and any other as JSON, which preserves the types of its values. */
export function writeFilesOrJson(values, operation) {
    const members = Object.values(Object(values.body));
    if (members.flat().some(isFile))
        return writeMultipart(values, operation);
    return writeJson(values, { ...operation, contentType: 'application/json' });
}

// client/form-body

/** Writes a body of `application/x-www-form-urlencoded`, if there is one. */
export function writeForm(values, operation) {
    if (values.body === undefined)
        return undefined;
    return {
        headers: { 'content-type': operation.contentType },
        body: operation.writeFields(values, operation),
    };
}

// client/optional-body

/** The members of an optional body; undefined if all are absent, so that no body is sent. */
export function unlessEmpty(members) {
    for (const value of Object.values(members))
        if (value !== undefined)
            return members;
    return undefined;
}

// client/plain-fields

/** Writes fields that are single values: as a query, without its question mark. */
export function writePlainFields({ body }) {
    return writePlainQuery({ query: body }).slice(1);
}

// client/plain-typed-result

/** Adds the media type to the result of a call, for operations whose media types have no parameters and are no ranges. */
export function withPlainContentType(call) {
    const { result } = call;
    return Object.assign(call, {
        async result() {
            const response = await result();
            const type = response.headers.get('content-type') ?? '';
            return { ...response, contentType: type.replace(/\s*;.*/s, '').toLowerCase() };
        },
    });
}

// client/raw-body

/** Writes text, bytes, a Blob or a stream. Throws a TypeError for a text with a lone surrogate, which UTF-8 cannot encode. */
export function writeRaw({ body }, { contentType = '' }) {
    if (typeof body === 'string' && /\p{Cs}/u.test(body))
        throw new TypeError('A text with a lone surrogate cannot be sent.');
    return { headers: { 'content-type': contentType }, body: body, duplex: 'half' };
}

// client/read-stream

/**
 * Returns the body as a stream of bytes, and reports the progress to `onProgress`. A stream fails with the same errors as a
 * call: a `ConnectionError`, or the reason for which the caller has aborted.
 */
export async function readStream(response, request) {
    const reader = await readerOf(response);
    let loaded = 0;
    return new ReadableStream({
        pull: (controller) => reader.read().then(({ value }) => {
            if (!value)
                return controller.close();
            request.onProgress?.({
                loaded: (loaded += value.length),
                // Without the header, the total is 0.
                total: +response.headers.get('content-length') || undefined,
            });
            controller.enqueue(value);
        }, (thrown) => fail(request, thrown)),
        cancel: (reason) => reader.cancel(reason),
    });
}

// client/read-text

/** Reads the text of a body. */
export async function readText(response, request) {
    return ((await readBody(response, request, String)) ?? '');
}

// client/read-json-or

/** Parses bodies whose media type is JSON, and returns all others as a stream. */
export function readJsonOrStream(response, request) {
    return isJson(response) ? readBody(response, request) : readStream(response, request);
}
/** Parses bodies whose media type is JSON, and reads all others as text. */
export function readJsonOrText(response, request) {
    return isJson(response) ? readBody(response, request) : readText(response, request);
}
function isJson({ headers }) {
    return /^[^;]*[/+]json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

// contract/keys

/**
 * The keys that may describe a status, in order of precedence: the status, its range, `default` (OpenAPI 3.1, Responses
 * Object).
 */
export function statusKeys(status) {
    return [String(status), `${String(status).charAt(0)}XX`, 'default'];
}
/**
 * The first of the keys that a record has. Keys come from requests and responses, so inherited members do not count.
 */
export function ownKey(record, keys) {
    return keys.find((key) => Object.hasOwn(record, key));
}
/** The value of a record under the first of the keys that it has. */
export function ownValue(record, keys) {
    const key = ownKey(record, keys);
    return key === undefined ? undefined : record[key];
}

// client/typed-result

/** Adds the media type to the result of a call if its status has several. */
export function withContentType(call, { mediaTypes = {} }) {
    const { result } = call;
    return Object.assign(call, {
        async result() {
            const response = await result();
            const described = ownValue(mediaTypes, statusKeys(response.status));
            return described ? { ...response, contentType: nameOf(response.headers, described) } : response;
        },
    });
}
/** The media type in the spelling of the document; for ranges and undocumented types, the received one. */
function nameOf(headers, described) {
    const sent = headers.get('content-type') ?? '';
    const key = mediaTypeKey(described, sent);
    return key === undefined || key.includes('*') ? mediaTypeName(sent) : key;
}
