import type { Operation } from '../model/model.ts';

/**
 * Correct statuses for a valid request. `default`, or the absence of documented responses, allows all but server
 * errors.
 */
export function validStatuses(
  { responses }: Operation,
  { strict }: { readonly strict: boolean },
): readonly string[] {
  const all = ['2XX', '3XX', '4XX'];
  const keys =
    responses.length === 0 ? all : responses.flatMap(({ status }) => (status === 'default' ? all : [status]));
  // If no success is documented, any documented response is one to a valid request.
  const others = keys.filter((key) => key !== '400' && key !== '422');
  return strict && others.some((key) => !key.startsWith('4') && !key.startsWith('5')) ? others : keys;
}

/**
 * Statuses that refuse an invalid request: the documented 4xx ones, and all of 4xx if none of 400, 422 and 4XX is
 * documented.
 */
export function refusalStatuses(operation: Operation, also: readonly string[] = []): readonly string[] {
  const documented = operation.responses
    .map(({ status }) => status)
    .filter((status) => status.startsWith('4'));
  const tellsHow = documented.some((status) => ['400', '422', '4XX'].includes(status));
  return [...new Set(tellsHow ? [...documented, ...also] : ['4XX'])];
}
