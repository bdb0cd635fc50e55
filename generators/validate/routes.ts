import {
  createRouter,
  type Route as OperationRoute,
  type RouteMatch,
  type Router,
} from '../../runtime/routing/router.ts';
import type { ApiModel, Operation, Server } from '../model/model.ts';
import { routesOf } from '../model/route-needs.ts';
import type { HarRequest } from './har.ts';
import { serverPattern, serverPatterns, type ServerPattern } from './server-pattern.ts';

/** Where a request leads: its path below a server, and the operation, or why there is none. */
export interface Routed {
  readonly path: string;
  readonly match: RouteMatch<Operation>;
}

/**
 * Matches a recorded request to its operation by its URL, method, query and headers; undefined for requests to other
 * servers.
 */
export type Route = (request: Pick<HarRequest, 'method' | 'url' | 'headers'>) => Routed | undefined;

/** Operations with the same servers. */
interface Group {
  readonly servers: readonly ServerPattern[];
  readonly router: Router<Operation>;
}

/**
 * The routes of a document. Operations are searched for only below their own servers (OpenAPI 3.1.1, section 4.8.5).
 * @param baseUrl the server of all operations, instead of those of the document
 */
export function createRoutes(model: ApiModel, baseUrl?: string): Route {
  const routes = routesOf(model);
  const groups =
    baseUrl === undefined
      ? groupsOf(routes, model.servers)
      : [{ servers: [serverPattern(baseUrl)], router: createRouter(routes) }];
  return ({ method, url, headers }) => {
    const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
    const get = (name: string): string | undefined =>
      headers.find(([each]) => each.toLowerCase() === name)?.[1];
    const found = groups.flatMap(({ servers: patterns, router }) =>
      patterns.flatMap((pattern): readonly Routed[] => {
        const path = pattern(url);
        return path === undefined ? [] : [{ path, match: router(method, path, { query, headers: { get } }) }];
      }),
    );
    return best(found);
  };
}

/** The best result: an operation, otherwise a path with other methods, otherwise any path of a server. */
function best(found: readonly Routed[]): Routed | undefined {
  return (['found', 'wrong-method', 'not-found'] as const)
    .map((kind) => found.find(({ match }) => match.kind === kind))
    .find((each) => each !== undefined);
}

/**
 * A group for all operations with the same servers, and one for the servers of the document if no operation has them.
 */
function groupsOf(
  routes: readonly OperationRoute<Operation>[],
  documented: readonly Server[],
): readonly Group[] {
  const byServers = Map.groupBy(routes, ({ operation }) => keyOf(operation.servers));
  const known = new Map([
    [keyOf(documented), documented],
    ...routes.map(({ operation: { servers } }) => [keyOf(servers), servers] as const),
  ]);
  return [...known].map(([key, servers]) => ({
    servers: serverPatterns(servers),
    router: createRouter(byServers.get(key) ?? []),
  }));
}

function keyOf(servers: readonly Server[]): string {
  return JSON.stringify(servers.map(({ url }) => url));
}
