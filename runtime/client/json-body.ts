import type { Operation, Values, WrittenBody } from './operation.ts';

/** Writes a body as JSON. */
export function writeJson({ body }: Values, { contentType = '' }: Operation): WrittenBody | undefined {
  return body === undefined
    ? undefined
    : { headers: { 'content-type': contentType }, content: JSON.stringify(body) };
}
