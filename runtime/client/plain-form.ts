import type { Operation, ParameterMap, Values, WrittenBody } from './operation.ts';
import { writePlainQuery } from './plain.ts';

/** Writes a body of `application/x-www-form-urlencoded` whose fields are single values. */
export function writePlainForm(values: Values, { contentType = '' }: Operation): WrittenBody {
  return { headers: { 'content-type': contentType }, body: writePlainFields(values) };
}

/** The text of such a body. */
export function writePlainFields({ body }: Values): string {
  return writePlainQuery({ query: body as ParameterMap });
}
