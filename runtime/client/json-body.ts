import type { Operation, Values, WrittenBody } from './operation.ts';

/** Writes a body as JSON. */
export function writeJson({ body }: Values, { contentType }: Operation): WrittenBody {
  return { headers: { 'content-type': contentType as string }, body: JSON.stringify(body) };
}
