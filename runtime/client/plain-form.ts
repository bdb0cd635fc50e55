import type { Operation, ParameterMap, Values, Written } from './operation.ts';
import { writePlainQuery } from './plain.ts';

/** Writes a body of `application/x-www-form-urlencoded` whose fields are single values. */
export function writePlainForm({ body }: Values, { contentType }: Operation): Written | undefined {
  if (body === undefined) return undefined;
  return {
    headers: { 'content-type': contentType as string },
    body: writePlainQuery({ query: body as ParameterMap }).slice(1),
  };
}

/** The text of such a body: that of a query, without its question mark. */
export function writePlainFields({ body }: Values): string {
  return writePlainQuery({ query: body as ParameterMap }).slice(1);
}
