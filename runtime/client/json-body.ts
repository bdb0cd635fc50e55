import type { Operation, Values, Written } from './operation.ts';

/** Writes a body as JSON. */
export function writeJson({ body }: Values, { contentType }: Operation): Written {
  return { headers: { 'content-type': contentType as string }, body: JSON.stringify(body) };
}
