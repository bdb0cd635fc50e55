import { Readable } from 'node:stream';
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
        this.#body ??= EMPTY.has(this.status) ? null : Readable.toWeb(this.#answer.body);
        return this.#body;
    }
    get bodyUsed() {
        return this.#answer.body.bodyUsed;
    }
    async text() {
        return this.#body === undefined ? this.#answer.body.text() : this.#whole().text();
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
//# sourceMappingURL=undici-response.js.map