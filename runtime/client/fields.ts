import { encodeForm } from '../parameters/encode-pairs.ts';
import type { Operation, ParameterMap, Values } from './operation.ts';

/** Writes the fields of a form with the codec. */
export function writeFields({ body }: Values, { fields = [], others }: Operation): string {
  return encodeForm(fields, body as ParameterMap, others);
}

/**
 * Writes the texts of the parts of a form.
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
