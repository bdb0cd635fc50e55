import type { RouteNeed } from '../../runtime/routing/route-need.ts';
import type { OperationInfo } from '../../runtime/server/operation.ts';
import type { Operation } from './model.ts';
import { operationExtensions } from './operation-extensions.ts';

/** The information about an operation that a server has before its first request; `name` is that of its handler. */
export function operationInfo(
  operation: Operation,
  name: string,
  needs: readonly RouteNeed[] = [],
): OperationInfo {
  const { id, method, path, segments, family, deprecated, security } = operation;
  return {
    id,
    name,
    method: method.toUpperCase(),
    path,
    segments,
    ...(needs.length === 0 ? {} : { needs }),
    family,
    deprecated,
    security,
    extensions: operationExtensions(operation),
  };
}
