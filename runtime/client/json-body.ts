import type { Operation, Values, WrittenBody } from './operation.ts';

/** Writes a body as JSON. */
export function writeJson({ body }: Values, { contentType = '' }: Operation): WrittenBody {
  return { headers: { 'content-type': contentType }, body: JSON.stringify(body) };
}
