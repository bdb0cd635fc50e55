import { exchange } from "./exchange.js";
/**
 * Makes the client that every operation takes as its first argument.
 * @throws {TypeError} where `baseUrl` is not an absolute address
 */
export function createClient(options) {
    const { origin, href } = new URL(options.baseUrl);
    const client = {
        ...options,
        baseUrl: href.replace(/\/$/, ''),
        origin,
        headers: lowerCase(options.headers),
        send: (options.use ?? []).reduceRight((next, plugin) => (request) => plugin(request, next), (request) => exchange(client, request)),
    };
    return client;
}
/** Headers by their names in lower case, so that one replaces the other. */
export function lowerCase(headers) {
    return headers && Object.fromEntries(new Headers(headers));
}
//# sourceMappingURL=client.js.map