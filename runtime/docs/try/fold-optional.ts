import { element } from '../element.ts';
import { makeFilter } from '../filter.ts';
import type { TriedField } from './operation.ts';

/** Minimum number of optional fields for a filter. */
const FILTERED = 8;

/**
 * The rows of a form: required fields, then a fold with the others.
 * @param word the name of the fields in the singular: `parameter`
 */
export function foldOptional(
  fields: readonly { readonly field: TriedField; readonly row: HTMLElement }[],
  word: string,
): readonly HTMLElement[] {
  const rows = (required: boolean): readonly HTMLElement[] =>
    fields.filter(({ field }) => field.descriptor.required === required).map(({ row }) => row);
  const optional = rows(false);
  if (optional.length === 0) return rows(true);
  const { input, count } = makeFilter(optional, `${word}s`);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  const controls = optional.length < FILTERED ? [] : [element('div', { class: 'bar' }, input, count)];
  const summary = `${optional.length} optional ${word}${optional.length === 1 ? '' : 's'}`;
  const fold = element(
    'details',
    {},
    element('summary', {}, summary),
    ...controls,
    element('div', {}, ...optional),
  );
  return [...rows(true), fold];
}
