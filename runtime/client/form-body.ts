import { encodeForm } from '../parameters/encode-pairs.ts';
import type { Operation, ParameterMap, Values, Written } from './operation.ts';

/** Writes a body of `application/x-www-form-urlencoded` with the codec. */
export function writeForm(values: Values, operation: Operation): Written {
  return { headers: { 'content-type': operation.contentType ?? '' }, body: writeFields(values, operation) };
}

/** The text of such a body. */
export function writeFields({ body }: Values, { fields = [], others }: Operation): string {
  return encodeForm(fields, body as ParameterMap, others);
}
