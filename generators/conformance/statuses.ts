import type { Operation } from '../model/model.ts';

/** Statuses that are right for a valid request; `default`, and no response at all, stand for all but errors of the server. */
export function validStatuses(
  { responses }: Operation,
  { strict }: { readonly strict: boolean },
): readonly string[] {
  const all = ['2XX', '3XX', '4XX'];
  const keys =
    responses.length === 0 ? all : responses.flatMap(({ status }) => (status === 'default' ? all : [status]));
  const others = keys.filter((key) => key !== '400' && key !== '422');
  return strict && others.length > 0 ? others : keys;
}

/**
 * Statuses that refuse what the document does not allow: the documented ones of 4xx, and all of 4xx where the
 * document does not say how requests are refused.
 */
export function refusalStatuses(operation: Operation, also: readonly string[] = []): readonly string[] {
  const documented = operation.responses
    .map(({ status }) => status)
    .filter((status) => status.startsWith('4'));
  const tellsHow = documented.some((status) => ['400', '422', '4XX'].includes(status));
  return [...new Set(tellsHow ? [...documented, ...also] : ['4XX'])];
}
