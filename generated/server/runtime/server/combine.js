import { createRouter } from "../routing/router.js";
import { answerFetch } from "./fetch.js";
import { routesOf } from "./route-of.js";
import { unroutedResponse } from "./unrouted.js";
/**
 * One server of several, each made from a document of its own, at one base path. A request is routed as if all operations
 * stood in one document: literal text wins over parameters, and of operations with one method and path the first. A path
 * of several documents has the methods of all of them. What no operation has is refused by the first server.
 * @throws TypeError where the base paths differ
 */
export function combineServers(first, ...others) {
    const { basePath } = first;
    const owners = new Map();
    for (const server of [first, ...others]) {
        if (server.basePath !== basePath) {
            const both = [basePath, server.basePath].map((each) => JSON.stringify(each)).join(' and ');
            throw new TypeError(`Servers can be combined at one base path only; these have ${both}.`);
        }
        for (const operation of server.operations)
            if (!owners.has(operation))
                owners.set(operation, server);
    }
    const operations = [...owners.keys()];
    const router = createRouter(routesOf(operations), { basePath, trailingSlash: 'ignore' });
    const combined = {
        operations,
        basePath,
        credentialParameters: new Set([first, ...others].flatMap((server) => [...server.credentialParameters])),
        handle(request) {
            const match = router(request.method, request.path, request);
            if (match.kind === 'found')
                return combined.call(match.operation, request, match.parameters);
            return unroutedResponse(first, request.method, match);
        },
        call: (operation, request, rawPath) => (owners.get(operation) ?? first).call(operation, request, rawPath),
        fetch: (request) => answerFetch(combined, request),
        refuse: (problem) => first.refuse(problem),
        async preload() {
            await Promise.all([first, ...others].map((server) => server.preload()));
        },
    };
    return combined;
}
