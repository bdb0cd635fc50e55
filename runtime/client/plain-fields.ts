import type { ParameterMap, Values } from './operation.ts';
import { writePlainQuery } from './plain.ts';

/** Writes fields that are single values: as a query, without its question mark. */
export function writePlainFields({ body }: Values): string {
  return writePlainQuery({ query: body as ParameterMap }).slice(1);
}
