import { jsonText } from '../contract/json-text.ts';
import type { Operation, Values, Written } from './operation.ts';

/** Writes the body as JSON, if there is one. */
export function writeJson({ body }: Values, { contentType }: Operation): Written | undefined {
  if (body === undefined) return undefined;
  return { headers: { 'content-type': contentType as string }, body: jsonText(body) };
}
