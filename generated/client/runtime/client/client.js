import { exchange } from "./exchange.js";
/**
 * Makes the client that every operation takes as its first argument.
 * @throws {TypeError} where `baseUrl` is no absolute address
 */
export function createClient(options) {
    return {
        ...options,
        baseUrl: baseAddress(options.baseUrl),
        send: (options.use ?? []).reduceRight((next, plugin) => (request) => plugin(request, next), exchange),
    };
}
/**
 * An absolute address of origin and path in normal form (URL Standard), without a slash at the end.
 * @throws {TypeError} for others; it does not quote what may hold a password. Passwords may hold slashes, so that `@` is
 * refused in paths too, where `%40` stands for it.
 */
export function baseAddress(address) {
    if (!/^https?:[^?#@\\]+$/.test(address))
        throw new TypeError('baseUrl is not an origin and path.');
    return new URL(address).href.replace(/\/$/, '');
}
