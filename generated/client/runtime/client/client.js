import { exchange } from "./exchange.js";
/**
 * Makes the client that every operation takes as its first argument.
 * @throws {TypeError} where `baseUrl` is not an absolute address
 */
export function createClient(options) {
    const { origin, href } = new URL(options.baseUrl);
    const plugins = options.use ?? [];
    const client = {
        ...options,
        baseUrl: href.replace(/\/$/, ''),
        origin,
        send: plugins.reduceRight((next, plugin) => (request) => plugin(request, next), (request) => exchange(client, request)),
    };
    return client;
}
