import { callOf, successOf } from "./call.js";
import { ConnectionError } from "./errors.js";
import { nextLink } from "./link.js";
import { writeRequest } from "./request.js";
/** Sends the call of a list at once. */
export function callList(client, operation, values, options) {
    const request = writeRequest(client, operation, values, options);
    const answer = request.then(client.send);
    const call = callOf(operation, answer);
    async function* pages() {
        // The promise of the first page fails too where there is none, but then nobody waits for it.
        call.catch(() => { });
        const first = await request;
        for (let next = answer; next;) {
            const page = await next;
            const { response } = page;
            yield {
                items: (successOf(operation, page) ?? []),
                total: countIn(response, 'x-total'),
                totalPages: countIn(response, 'x-total-pages'),
                response,
            };
            options?.signal?.throwIfAborted();
            const url = nextPage(response, first, client);
            next = url ? client.send({ ...first, url }) : undefined;
        }
    }
    async function toArray({ limit = Infinity } = {}) {
        const list = [];
        for await (const { items } of pages()) {
            list.push(...items.slice(0, limit - list.length));
            if (list.length >= limit)
                break;
        }
        return list;
    }
    return Object.assign(call, {
        pages,
        toArray,
        first: (limit) => toArray({ limit }),
        async *[Symbol.asyncIterator]() {
            for await (const { items } of pages()) {
                for (const item of items) {
                    yield item;
                    options?.signal?.throwIfAborted();
                }
            }
        },
    });
}
/** The address in `Link`; undefined at the end of the list. Throws where it leads to another origin. */
function nextPage({ headers, url }, first, { origin }) {
    const link = nextLink(headers.get('link'));
    if (link === undefined)
        return undefined;
    const target = new URL(link, url || first.url);
    if (target.origin === origin)
        return target.href;
    throw new ConnectionError({
        operation: first.operation.name,
        message: `the next page is on another origin, ${target.origin}`,
    });
}
function countIn({ headers }, name) {
    return headers.has(name) ? Number(headers.get(name)) : undefined;
}
//# sourceMappingURL=list-call.js.map