import type { Operation } from '../../model/model.ts';
import type { Planning } from '../planning.ts';
import { routerOf } from '../routing.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues } from './valid-values.ts';

/** From the least to the most harmful method. */
const METHODS = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];

/** A method that the path does not have, with the first operation of each path. */
export function* methodCases(planning: Planning, operation: Operation): Planned {
  const { model } = planning;
  const first = model.operations.find((other) => pathOf(other) === pathOf(operation));
  if (first !== operation) return `is tried with ${first?.id ?? 'another operation'} of the same path`;
  const request = wireRequest(planning, operation, leastValues(planning, operation));
  if (request === undefined) return noRequest;
  const target = request.target.replace(/\?.*$/s, '');
  const route = routerOf(model);
  for (const method of METHODS) {
    const match = route(method, target);
    if (match.kind !== 'wrong-method') continue;
    const { accept = '*/*' } = request.headers;
    const expected = {
      // A server may check credentials before the method.
      statuses: operation.security.length > 0 ? ['405', '401', '403'] : ['405'],
      given: `the method ${method}, which the path does not have`,
      allow: match.allow,
    };
    const wrong = { ...request, method, target, headers: { accept }, body: undefined };
    yield caseOf(operation, {
      kind: 'method',
      about: method,
      trial: { type: 'single', request: wrong, expected },
      writes: method !== 'GET',
    });
    return undefined;
  }
  return `the path has ${METHODS.join(', ')}`;
}

function pathOf({ segments }: Operation): string {
  return JSON.stringify(segments);
}
