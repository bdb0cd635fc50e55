// Runtime of forgespec, the same for every document. Do not edit.
import { Readable } from 'node:stream';

// client/undici-response

/** Statuses without a body (Fetch Standard, null body status). */
const EMPTY = new Set([204, 205, 304]);
/** A response of undici with the members of a `Response`. Headers and stream are made when they are asked for. */
export class UndiciResponse {
    url;
    redirected = false;
    type = 'default';
    status;
    statusText;
    #answer;
    #headers;
    #body;
    constructor(url, answer) {
        this.url = url;
        this.status = answer.statusCode;
        this.statusText = answer.statusText;
        this.#answer = answer;
    }
    get ok() {
        return this.status >= 200 && this.status <= 299;
    }
    get headers() {
        this.#headers ??= new Headers(Object.entries(this.#answer.headers).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])));
        return this.#headers;
    }
    get body() {
        this.#body ??= EMPTY.has(this.status) ? null : streamOf(this.#answer.body);
        return this.#body;
    }
    get bodyUsed() {
        return this.#answer.body.bodyUsed;
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
    /** The platform's own response, for all that is seldom needed. */
    #whole() {
        const { status, statusText, headers, body } = this;
        return new Response(body, { status, statusText, headers });
    }
}
/**
 * A stream of Node as a web stream, faster than `Readable.toWeb`. A body that ends early is an error.
 */
function streamOf(source) {
    return new ReadableStream({
        start(controller) {
            source.on('data', (chunk) => {
                controller.enqueue(chunk);
                source.pause();
            });
            source.on('end', () => controller.close());
            source.on('error', (error) => controller.error(error));
            // After the end or an error this changes nothing.
            source.on('close', () => controller.error(new Error('the body ended early')));
            source.pause();
        },
        pull() {
            source.resume();
        },
        cancel() {
            // What was read before may still come.
            source.removeAllListeners('data').removeAllListeners('end').destroy();
        },
    }, { highWaterMark: 0 });
}

// client/undici

/**
 * A faster `fetch` for Node, which sends requests with the client of undici. It does not follow redirects, as `createClient`
 * does that, and does not request compressed responses.
 */
export function undiciFetch(dispatcher) {
    return async (url, { method = 'GET', headers, body, signal = null }) => {
        const { origin, pathname, search } = new URL(url);
        const answer = await dispatcher.request({
            origin,
            path: pathname + search,
            method,
            ...writeBody(headersOf(headers), body),
            signal,
        });
        return new UndiciResponse(url, answer);
    };
}
function headersOf(headers) {
    const isPlain = !Array.isArray(headers) && !(headers instanceof Headers);
    return isPlain ? { ...headers } : Object.fromEntries(new Headers(headers));
}
/** The headers and the body; what `fetch` knows to write, such as a form with files, is written by it. */
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
