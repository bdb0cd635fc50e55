import type { Decoded } from '../../runtime/parameters/error.ts';
import { memberPointer } from '../json/pointer.ts';
import type { LiveValidator } from '../check/live.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { WirePart } from './wire-part.ts';

/** An error of a value. */
export interface ValueError {
  /** JSON Pointer; for a missing member, the pointer that it would have. */
  readonly pointer: string;
  /**
   * Keyword of the schema; `unknown` for undescribed parameters and fields, `unsendable` for values that cannot be
   * encoded.
   */
  readonly keyword: string;
}

/** The errors that a validator reports. */
export function errorsIn(validate: LiveValidator, value: unknown): readonly ValueError[] {
  return validate(value).map(({ pointer, keyword, expected }) => {
    const isMissing = keyword === 'required' && typeof expected === 'string';
    return { pointer: isMissing ? memberPointer(pointer, expected) : pointer, keyword };
  });
}

/** The errors of values after they were encoded and decoded, or why they cannot be encoded; JSON needs no part. */
export function wireErrorsIn(
  part: WirePart | undefined,
  validate: LiveValidator,
  values: Json,
): readonly ValueError[] {
  if (part === undefined) return errorsIn(validate, values);
  if (!isObject(values)) return [{ pointer: '', keyword: 'unsendable' }];
  const decoded = exchanged(part, values);
  return decoded === undefined ? unsendable(part, values) : decodedErrors(decoded, validate);
}

/** The same for values of which there is something to send; undefined for others, and for values that cannot be encoded. */
export function sentErrorsIn(
  part: WirePart | undefined,
  validate: LiveValidator,
  values: Json,
): readonly ValueError[] | undefined {
  if (part === undefined) return errorsIn(validate, values);
  const decoded = isObject(values) ? exchanged(part, values) : undefined;
  if (decoded === undefined || !isObject(values) || !part.isSent(values)) return undefined;
  return decodedErrors(decoded, validate);
}

/** The errors of values as other servers may decode them: some read a name without `=` as one with an empty text. */
export function otherErrorsIn(
  part: WirePart | undefined,
  validate: LiveValidator,
  values: Json,
): readonly (readonly ValueError[])[] {
  if (part === undefined || !isObject(values)) return [];
  return part.otherReadings(values).map((decoded) => decodedErrors(decoded, validate));
}

function decodedErrors(decoded: Decoded, validate: LiveValidator): readonly ValueError[] {
  return [
    ...decoded.errors.map(({ pointer, code }) => ({
      pointer,
      keyword: code === 'missing' ? 'required' : 'type',
    })),
    ...decoded.unknown.map(({ pointer }) => ({ pointer, keyword: 'unknown' })),
    ...errorsIn(validate, decoded.values),
  ];
}

function exchanged(part: WirePart, values: JsonObject): Decoded | undefined {
  try {
    return part.exchange(values);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function unsendable(part: WirePart, values: JsonObject): readonly ValueError[] {
  const alone = Object.entries(values).filter(
    ([name, value]) => exchanged(part, Object.fromEntries([[name, value]])) === undefined,
  );
  const pointers = alone.length === 0 ? [''] : alone.map(([name]) => memberPointer('', name));
  return pointers.map((pointer) => ({ pointer, keyword: 'unsendable' }));
}
