import { createRouter } from '../routing/router.ts';
import { answerFetch } from './fetch.ts';
import type { OperationInfo } from './operation.ts';
import { routesOf } from './route-of.ts';
import type { ApiServer } from './server.ts';
import { unroutedResponse } from './unrouted.ts';

/**
 * Combines servers of several documents into one at the same base path. Requests are routed as if all operations were
 * in one document: literal text takes precedence over parameters, and among operations with the same method and path
 * the first. A path in several documents has the methods of all of them. Requests that match no operation are refused
 * by the first server. @throws TypeError if the base paths differ
 */
export function combineServers(first: ApiServer, ...others: readonly ApiServer[]): ApiServer {
  const { basePath } = first;
  const owners = new Map<OperationInfo, ApiServer>();
  for (const server of [first, ...others]) {
    if (server.basePath !== basePath) {
      const both = [basePath, server.basePath].map((each) => JSON.stringify(each)).join(' and ');
      throw new TypeError(`Servers can be combined at one base path only; these have ${both}.`);
    }
    for (const operation of server.operations) if (!owners.has(operation)) owners.set(operation, server);
  }
  const operations = [...owners.keys()];
  const router = createRouter(routesOf(operations), { basePath, trailingSlash: 'ignore' });
  const combined: ApiServer = {
    operations,
    basePath,
    credentialParameters: new Set([first, ...others].flatMap((server) => [...server.credentialParameters])),
    handle(request) {
      const match = router(request.method, request.path, request);
      if (match.kind === 'found') return combined.call(match.operation, request, match.parameters);
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
