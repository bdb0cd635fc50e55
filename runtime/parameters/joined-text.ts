import type { SendableValue } from './descriptor.ts';
import { isList } from './nested-pairs.ts';
import { writeScalar } from './scalar.ts';

/** How several values are joined into one text: the inverse of `Delimiters`. */
export interface JoinOptions {
  readonly separator: string;
  readonly keyed: boolean;
  /** Encodes a part; throws a TypeError if it cannot be distinguished from the separators. */
  readonly encode: (part: string) => string;
}

/** One text for a value of any shape. Throws a TypeError for nested values and null, which the style cannot express. */
export function joinText(value: SendableValue, { separator, keyed, encode }: JoinOptions): string {
  const part = (inner: SendableValue): string => encode(scalarText(inner));
  if (value === null || typeof value !== 'object') return part(value);
  if (!isList(value)) {
    const equals = keyed ? '=' : separator;
    return Object.entries(value)
      .map(([name, member]) => `${encode(name)}${equals}${part(member)}`)
      .join(separator);
  }
  return unambiguousList(value).map(part).join(separator);
}

/** The text of a scalar. Throws a TypeError for null, lists and objects. */
export function scalarText(value: SendableValue): string {
  if (value === null || typeof value === 'object')
    throw new TypeError('The style cannot represent null or nested values.');
  return writeScalar(value);
}

/** Returns the list. Throws a TypeError for a list of one empty text, which would be read as an empty list. */
export function unambiguousList(items: readonly SendableValue[]): readonly SendableValue[] {
  const [only] = items;
  if (items.length === 1 && only === '')
    throw new TypeError('A list of one empty string cannot be distinguished from an empty list.');
  return items;
}
