import type { Operation } from '../model/model.ts';

/** Correct statuses for a valid request. `default`, or no documented response, allows all but server errors. */
export function validStatuses(
  { responses }: Operation,
  { strict }: { readonly strict: boolean },
): readonly string[] {
  const all = ['2XX', '3XX', '4XX'];
  const keys =
    responses.length === 0 ? all : responses.flatMap(({ status }) => (status === 'default' ? all : [status]));
  // If no success is documented, every documented status is correct.
  const others = keys.filter((key) => key !== '400' && key !== '422');
  return strict && others.some((key) => !key.startsWith('4') && !key.startsWith('5')) ? others : keys;
}

/** Statuses that refuse an invalid request: those documented of 4xx, or all of 4xx if none is for invalid requests. */
export function refusalStatuses(operation: Operation, also: readonly string[] = []): readonly string[] {
  const documented = operation.responses
    .map(({ status }) => status)
    .filter((status) => status.startsWith('4'));
  const isDocumented = documented.some((status) => ['400', '422', '4XX'].includes(status));
  return [...new Set(isDocumented ? [...documented, ...also] : ['4XX'])];
}
