import type { RouteNeed } from '../../runtime/routing/route-need.ts';
import type { OperationInfo } from '../../runtime/server/operation.ts';
import type { Operation } from './model.ts';

/** What a server knows of an operation before its first request. */
export function operationInfo(operation: Operation, needs: readonly RouteNeed[] = []): OperationInfo {
  const { id, names, method, path, segments, family, deprecated, security, extensions } = operation;
  return {
    id,
    name: names.value,
    method: method.toUpperCase(),
    path,
    segments,
    ...(needs.length === 0 ? {} : { needs }),
    family,
    deprecated,
    security,
    extensions,
  };
}
