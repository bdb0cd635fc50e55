import type { Operation, ParameterMap, Values, WrittenBody } from './operation.ts';
import { writePlainQuery } from './plain.ts';

/** Writes a body of `application/x-www-form-urlencoded` whose fields are single values. */
export function writePlainForm({ body }: Values, { contentType }: Operation): WrittenBody {
  return {
    headers: { 'content-type': contentType as string },
    body: writePlainQuery({ query: body as ParameterMap }),
  };
}

/** The text of such a body. */
export function writePlainFields({ body }: Values): string {
  return writePlainQuery({ query: body as ParameterMap });
}
