import { decodePercent } from "../parameters/percent.js";
/** One request for one operation. Most calls need little of it, so it is made when it is asked for. */
export class Call {
    operation;
    request;
    rawPath;
    principal;
    #settings;
    #requestId;
    #url;
    #path;
    constructor(operation, request, given) {
        this.operation = operation;
        this.request = request;
        this.rawPath = given.rawPath;
        this.#settings = given.settings;
    }
    get app() {
        return this.#settings.app;
    }
    get requestId() {
        return (this.#requestId ??= this.request.id ?? this.#settings.requestId());
    }
    get headers() {
        return this.request.headers;
    }
    get signal() {
        return this.request.signal;
    }
    get log() {
        return this.request.log ?? this.#settings.log;
    }
    get url() {
        return (this.#url ??= addressOf(this.request, this.#settings));
    }
    get path() {
        return (this.#path ??= decodeTexts(this.rawPath));
    }
}
function addressOf(request, { publicUrl, credentials }) {
    const url = new URL(publicUrl ?? originOf(request));
    url.pathname = request.path;
    url.search = request.query;
    for (const name of credentials)
        if (url.searchParams.has(name))
            url.searchParams.delete(name);
    return url;
}
/** The `Host` header is the caller's word: what is no plain host and port is not taken up. */
function originOf({ scheme, headers }) {
    const host = headers.get('host') ?? '';
    const isPlain = /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/.test(host);
    const origin = `${scheme}://${host}`;
    // A port out of range and an impossible IP address have the form of a host.
    return isPlain && URL.canParse(origin) ? origin : `${scheme}://localhost`;
}
function decodeTexts(texts) {
    const decoded = Object.create(null);
    for (const [name, text] of Object.entries(texts)) {
        const value = decodePercent(text);
        if (value !== undefined)
            decoded[name] = value;
    }
    return decoded;
}
