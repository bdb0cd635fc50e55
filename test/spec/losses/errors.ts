import type { Operation } from '../../../generators/model/model.ts';
import type { SourceRow } from '../source-rows/row.ts';
import { queryOf } from './parameters.ts';

/** The errors that sections 5 and 7 of Part A give to every operation of a kind. */
export function errorsByConvention(row: SourceRow): readonly string[] {
  const query = Object.keys(queryOf(row)).length > 0;
  return [
    ...(query || row.body !== undefined ? ['400'] : []),
    '401',
    '403',
    ...(row.operation.includes('{') ? ['404'] : []),
    ...(query ? ['414'] : []),
  ];
}

export function errorLosses(row: SourceRow, operation: Operation): readonly string[] {
  const stated = row.errors ?? [];
  const wanted = new Set([...errorsByConvention(row), ...stated]);
  const found = operation.responses.filter(({ status }) => /^[45]/.test(status));
  const missing = [...wanted].filter((status) => found.every((response) => response.status !== status));
  const unmarked = found.filter(
    ({ status, extensions }) =>
      !stated.includes(status) && extensions['x-implied'] !== true && extensions['x-observed'] !== true,
  );
  const hidden = found.filter(
    ({ status, extensions }) => stated.includes(status) && extensions['x-implied'] === true,
  );
  return [
    ...missing.map((status) => `error ${status} is missing`),
    ...unmarked.map(({ status }) => `error ${status} is given as stated, the sources do not state it here`),
    ...hidden.map(({ status }) => `error ${status} is marked as implied, the sources state it`),
    ...found.filter(({ content }) => content.length === 0).map(({ status }) => `error ${status} has no body`),
  ];
}
