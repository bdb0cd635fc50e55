import { exchange } from "./exchange.js";
/**
 * Makes the client that every operation takes as its first argument.
 * @throws {TypeError} where `baseUrl` is not an absolute address
 */
export function createClient(options) {
    const { use = [] } = options;
    const { origin, href } = new URL(options.baseUrl);
    const client = {
        ...options,
        baseUrl: href.replace(/\/$/, ''),
        origin,
        send: use.reduceRight((next, plugin) => (request) => plugin(request, next), (request) => exchange(client, request)),
    };
    return client;
}
//# sourceMappingURL=client.js.map