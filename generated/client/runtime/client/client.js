import { exchange } from "./exchange.js";
/**
 * Makes the client that every operation takes as its first argument.
 * @throws {TypeError} where `baseUrl` is no absolute address
 */
export function createClient(options) {
    const client = {
        ...options,
        baseUrl: baseAddress(options.baseUrl),
        send: (options.use ?? []).reduceRight((next, plugin) => (request) => plugin(request, next), (request) => exchange(client, request)),
    };
    return client;
}
/**
 * An absolute address of origin and path, without a slash at the end.
 * @throws {TypeError} for others; it does not quote them, as there may be a password in them
 */
export function baseAddress(address) {
    if (!URL.canParse(address) || !/^https?:\/\/[^/?#@\\]+(\/[^?#]*)?$/.test(address))
        throw new TypeError('baseUrl has to be an origin and a path.');
    return address.replace(/\/$/, '');
}
/** The base address of the calls of an operation. Credentials and headers of the client stay in its origin. */
export function baseOf(client, operation) {
    return operation.baseUrl?.(client) ?? client.baseUrl;
}
//# sourceMappingURL=client.js.map