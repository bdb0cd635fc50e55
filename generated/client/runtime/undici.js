// Runtime of forgespec, the same for every document. Do not edit.
import { Readable, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

// client/decompressed

/** Decompressors by content coding (RFC 9110, section 8.4.1). */
const decompressors = new Map([
    ['gzip', createGunzip],
    ['x-gzip', createGunzip],
    ['deflate', createInflate],
    ['br', createBrotliDecompress],
]);
/** A body without its content codings. If one of them is unknown, the body is not changed, as by `fetch` of Node. */
export function decompressed(body, codings) {
    const creators = codings.split(',').map((coding) => decompressors.get(coding.trim().toLowerCase()));
    return creators.every((create) => create !== undefined)
        ? creators.reduceRight((from, create) => pipeline(from, create(), () => { }), body)
        : body;
}

// client/undici-response

/** Statuses without a body (Fetch Standard, null body status). */
const EMPTY = new Set([204, 205, 304]);
/** A response of undici as a `Response`. Headers and stream are created when they are first read. */
export class UndiciResponse {
    url;
    redirected = false;
    type = 'default';
    status;
    statusText;
    #data;
    #headers;
    #body;
    constructor(url, data) {
        this.url = url;
        this.status = data.statusCode;
        this.statusText = data.statusText;
        this.#data = data;
    }
    get ok() {
        return this.status >= 200 && this.status <= 299;
    }
    get headers() {
        this.#headers ??= new Headers(Object.entries(this.#data.headers).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])));
        return this.#headers;
    }
    get body() {
        this.#body ??= EMPTY.has(this.status) ? null : streamOf(this.#readable());
        return this.#body;
    }
    /** The decompressed body: some servers and proxies compress responses that were not requested so. */
    #readable() {
        const codings = this.headers.get('content-encoding');
        return codings === null ? this.#data.body : decompressed(this.#data.body, codings);
    }
    get bodyUsed() {
        return this.#data.body.bodyUsed;
    }
    async text() {
        return this.#whole().text();
    }
    async json() {
        return JSON.parse(await this.text());
    }
    async arrayBuffer() {
        return this.#whole().arrayBuffer();
    }
    async blob() {
        return this.#whole().blob();
    }
    async bytes() {
        return new Uint8Array(await this.arrayBuffer());
    }
    async formData() {
        return this.#whole().formData();
    }
    clone() {
        const whole = this.#whole();
        const copy = whole.clone();
        this.#body = whole.body;
        return copy;
    }
    /** The response of the platform, for members that are seldom used. */
    #whole() {
        const { status, statusText, headers, body } = this;
        return new Response(body, { status, statusText, headers });
    }
}
/** A stream of Node as a web stream, faster than `Readable.toWeb`. A body that ends early is an error. */
function streamOf(source) {
    return new ReadableStream({
        start(controller) {
            source.on('data', (chunk) => {
                controller.enqueue(chunk);
                source.pause();
            });
            source.on('end', () => controller.close());
            source.on('error', (error) => controller.error(error));
            // After the end or an error, this has no effect.
            source.on('close', () => controller.error(new Error('the body ended early')));
            source.pause();
        },
        pull() {
            source.resume();
        },
        cancel() {
            // Data that was read before may still arrive.
            source.removeAllListeners('data').removeAllListeners('end').destroy();
        },
    }, { highWaterMark: 0 });
}

// client/undici

/**
 * A faster `fetch` for Node, which sends requests with undici. It does not follow redirects, as the client does that, and
 * does not request compressed responses, but it decompresses them.
 */
export function undiciFetch(dispatcher) {
    return async (url, { method = 'GET', headers, body, signal = null }) => {
        const { origin, pathname, search } = new URL(url);
        const data = await dispatcher.request({
            origin,
            path: pathname + search,
            method,
            ...writeBody(headersOf(headers), body),
            signal,
        });
        return new UndiciResponse(url, data);
    };
}
function headersOf(headers) {
    const isPlain = !Array.isArray(headers) && !(headers instanceof Headers);
    return isPlain ? { ...headers } : Object.fromEntries(new Headers(headers));
}
/** The headers and the body. Bodies that undici does not support, such as forms with files, are written by `Response`. */
function writeBody(headers, body) {
    if (body === undefined || body === null)
        return { headers, body: null };
    if (typeof body === 'string' || body instanceof Uint8Array)
        return { headers, body };
    const written = new Response(body);
    const type = written.headers.get('content-type');
    return {
        headers: {
            ...(type === null ? {} : { 'content-type': type }),
            ...(body instanceof Blob ? { 'content-length': String(body.size) } : {}),
            ...headers,
        },
        body: written.body === null ? null : Readable.fromWeb(written.body),
    };
}
