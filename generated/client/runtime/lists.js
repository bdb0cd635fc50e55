// Runtime of forgespec, the same for every document. Do not edit.
import { ConnectionError, call, writeRequest } from './calls.js';

// client/link

/** The URL of the relation `next` in a `Link` header (RFC 8288, section 3); undefined if there is none. */
export function nextLink(header) {
    const found = /<([^<>]*)>[^<]*;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next[\s"]|next(?![^\s;,]))/i.exec(header ?? '');
    return found?.[1];
}

// client/list-call

/** Sends the request for a list. */
export function callList(client, operation, values, options) {
    const request = writeRequest(client, operation, values, options);
    const received = request.then(client.send);
    const success = call(client, operation, values, options, received);
    // The first page may fail before the caller waits for it; the caller then gets the error.
    success.catch(() => { });
    async function* pages() {
        const first = await request;
        const read = new Set([new URL(first.url).href]);
        for (let next = received; next;) {
            const { body, response } = await call(client, operation, values, options, next).withResponse();
            const items = body ?? [];
            if (!Array.isArray(items))
                throw failure(first, 'the page is no list');
            yield {
                items,
                total: countIn(response, 'x-total'),
                totalPages: countIn(response, 'x-total-pages'),
                response,
            };
            options?.signal?.throwIfAborted();
            const url = nextPage(response, first);
            if (url && read.size === read.add(url).size)
                throw failure(first, 'the next page was read before');
            next = url ? client.send({ ...first, url }) : undefined;
        }
    }
    async function* each() {
        for await (const { items } of pages()) {
            for (const item of items) {
                yield item;
                options?.signal?.throwIfAborted();
            }
        }
    }
    async function toArray({ limit = Infinity } = {}) {
        const list = [];
        for await (const item of each())
            if (list.push(item) >= limit)
                break;
        return list.slice(0, limit);
    }
    return Object.assign(success, {
        pages,
        toArray,
        first: (limit) => toArray({ limit }),
        [Symbol.asyncIterator]: each,
    });
}
/** The URL in `Link`; undefined at the end of the list. Throws if it is invalid or on another origin. */
function nextPage({ headers, url }, first) {
    const link = nextLink(headers.get('link'));
    if (link === undefined)
        return undefined;
    const from = url || first.url;
    const target = URL.canParse(link, from) ? new URL(link, from) : undefined;
    // A URL with credentials does not begin with its origin.
    if (target?.href.startsWith(`${first.origin}/`))
        return target.href;
    throw failure(first, `the next page is on another origin, ${target?.origin}`);
}
function failure({ operation }, message) {
    return new ConnectionError(operation, {}, message);
}
function countIn({ headers }, name) {
    return headers.has(name) ? Number(headers.get(name)) : undefined;
}
