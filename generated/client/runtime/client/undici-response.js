import { Readable } from 'node:stream';
/** Bytes of a body that are read as text, unless a call says otherwise. */
const USUAL = 1e8;
/** Statuses without a body (Fetch Standard, null body status). */
const EMPTY = new Set([204, 205, 304]);
/**
 * An answer of undici with the members of a `Response`. The text is read without a web stream, which takes a good part of
 * the time of a call; headers and stream are made when they are asked for.
 */
export class UndiciResponse {
    url;
    redirected = false;
    type = 'default';
    status;
    statusText;
    #answer;
    #maxBytes;
    #headers;
    #body;
    /** @param maxBytes the largest body that is read as text; a longer one is a RangeError */
    constructor(url, answer, maxBytes = USUAL) {
        this.url = url;
        this.#maxBytes = maxBytes;
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
        this.#body ??= EMPTY.has(this.status) ? null : Readable.toWeb(this.#answer.body);
        return this.#body;
    }
    get bodyUsed() {
        return this.#answer.body.bodyUsed;
    }
    async text() {
        if (this.#body !== undefined)
            return this.#whole().text();
        return textWithin(this.#answer.body, this.#maxBytes);
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
/** The text of a stream (UTF-8), which is ended with a RangeError when it has more bytes than it may. */
function textWithin(stream, maxBytes) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let bytes = 0;
        stream.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes > maxBytes)
                stream.destroy(new RangeError('the body is larger than maxBytes'));
            else
                chunks.push(chunk);
        });
        stream.on('error', reject);
        // After the end or an error this changes nothing.
        stream.on('close', () => reject(new Error('the body broke off')));
        stream.on('end', () => resolve(new TextDecoder().decode(Buffer.concat(chunks))));
    });
}
