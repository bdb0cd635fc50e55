import type { Operation, Values, Written } from './operation.ts';

/** Writes a body as JSON, where there is one. */
export function writeJson({ body }: Values, { contentType }: Operation): Written | undefined {
  if (body === undefined) return undefined;
  return { headers: { 'content-type': contentType as string }, body: JSON.stringify(body) };
}
