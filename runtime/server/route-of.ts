import type { Route } from '../routing/router.ts';
import type { OperationInfo } from './operation.ts';

/** The route of an operation. */
export function routeOf<Info extends OperationInfo>(operation: Info): Route<Info> {
  const { method, segments, needs = [] } = operation;
  return { method, segments, needs, operation };
}

/** The routes of operations. Every GET is a HEAD too (RFC 9110, section 9.3.2). */
export function routesOf<Info extends OperationInfo>(operations: readonly Info[]): Route<Info>[] {
  const routes = operations.map(routeOf);
  return [
    ...routes,
    ...routes.filter(({ method }) => method === 'GET').map((route) => ({ ...route, method: 'HEAD' })),
  ];
}
