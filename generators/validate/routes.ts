import { createRouter, type RouteMatch, type Router } from '../../runtime/routing/router.ts';
import type { ApiModel, Operation, Server } from '../model/model.ts';
import { serverPattern, serverPatterns, type ServerPattern } from './server-pattern.ts';

/** What a request leads to: its path below a server, and the operation or why there is none. */
export interface Routed {
  readonly path: string;
  readonly match: RouteMatch<Operation>;
}

/** Leads the method and the URL of a recorded request to its operation; undefined for requests to no server. */
export type Route = (method: string, url: string) => Routed | undefined;

/** Operations that have the same servers. */
interface Group {
  readonly servers: readonly ServerPattern[];
  readonly router: Router<Operation>;
}

/**
 * The routes of a document. Operations are looked for below their own servers alone (OpenAPI 3.1.1, section 4.8.5).
 * @param baseUrl the server that counts for all operations, instead of those of the document
 */
export function createRoutes({ operations, servers }: ApiModel, baseUrl?: string): Route {
  const groups =
    baseUrl === undefined
      ? // The servers of the document are known also where every operation has its own.
        [...Map.groupBy([...operations, { servers }], (each) => keyOf(each.servers)).values()].map((group) =>
          groupOf(
            group.filter((each) => 'segments' in each),
            serverPatterns(group[0]?.servers ?? []),
          ),
        )
      : [groupOf(operations, [serverPattern(baseUrl)])];
  return (method, url) => {
    const found = groups.flatMap(({ servers: patterns, router }) =>
      patterns.flatMap((pattern): readonly Routed[] => {
        const path = pattern(url);
        return path === undefined ? [] : [{ path, match: router(method, path) }];
      }),
    );
    return best(found);
  };
}

/** An operation, else a path with other methods, else a path of a server. */
function best(found: readonly Routed[]): Routed | undefined {
  return (['found', 'wrong-method', 'not-found'] as const)
    .map((kind) => found.find(({ match }) => match.kind === kind))
    .find((each) => each !== undefined);
}

function groupOf(operations: readonly Operation[], servers: readonly ServerPattern[]): Group {
  const routes = operations.map((operation) => ({
    method: operation.method,
    segments: operation.segments,
    operation,
  }));
  return { servers, router: createRouter(routes) };
}

function keyOf(servers: readonly Server[]): string {
  return JSON.stringify(servers.map(({ url }) => url));
}
