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

/**
 * The texts of the parts of a form.
 * @throws {TypeError} for null, which would be read as an empty text
 */
export function writePartFields(values: Values, operation: Operation): string {
  const text = writeFields(values, operation);
  if (/(?:^|&)[^=&]+(?:&|$)/.test(text))
    throw new TypeError(
      `${Object.keys(Object(values.body) as object)[0]}: a part of a form cannot be null. Leave it out.`,
    );
  return text;
}
