import type { Operation } from '../../model/model.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues } from './valid-values.ts';

/** A request with GET, which is compared with HEAD. */
export function* headCases(planning: Planning, operation: Operation): Planned {
  if (operation.method !== 'get') return 'the operation is no GET';
  const { path } = operation;
  if (planning.model.operations.some((other) => other.path === path && other.method === 'head'))
    return 'the path has an operation of its own for HEAD';
  const request = wireRequest(planning, operation, leastValues(planning, operation));
  if (request === undefined) return noRequest;
  yield caseOf(operation, { kind: 'head', about: '', trial: { type: 'head', request } });
  return undefined;
}
