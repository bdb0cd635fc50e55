import type { RouteNeed } from '../../runtime/routing/route-need.ts';
import type { OperationInfo } from '../../runtime/server/operation.ts';
import type { Operation } from './model.ts';
import { isObject } from '../source/member.ts';
import { accessOf } from './access.ts';

/** What a server knows of an operation before its first request. */
export function operationInfo(operation: Operation, needs: readonly RouteNeed[] = []): OperationInfo {
  const { id, names, method, path, segments, family, deprecated, security } = operation;
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
    access: accessOf(operation),
    pagination: paginationOf(operation),
  };
}

function paginationOf({ extensions }: Operation): OperationInfo['pagination'] {
  const pagination = extensions['x-pagination'];
  const modes = isObject(pagination) && Array.isArray(pagination['modes']) ? pagination['modes'] : [];
  return modes.filter((mode) => mode === 'offset' || mode === 'keyset');
}
