import type { Route } from '../routing/router.ts';
import type { OperationInfo } from './operation.ts';

/** The route of an operation. */
export function routeOf<Info extends OperationInfo>(operation: Info): Route<Info> {
  const { method, segments, needs = [] } = operation;
  return { method, segments, needs, operation };
}
