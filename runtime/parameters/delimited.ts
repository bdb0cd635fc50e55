import type { ParameterDescriptor, ValueType } from './descriptor.ts';
import type { Tree, TreeMembers } from './nested-tree.ts';
import { isScalarOf } from './typed-value.ts';
import { arrayOf, objectOf } from './value-type.ts';

/** How one text contains several values (OpenAPI 3.1, Style Examples; RFC 6570, section 3.2.1). */
export interface Delimiters {
  readonly separator: string;
  /** Whether members of objects are `name=value`, or `name` and `value` in turn. */
  readonly keyed: boolean;
  /** Decodes a text; undefined if it is malformed. */
  readonly decode: (text: string) => string | undefined;
  readonly splitDecoded: boolean;
}

/** The separator of a query style whose values are in one text; undefined if each value has a separate pair. */
export function querySeparator({ style, explode }: ParameterDescriptor): string | undefined {
  if (explode) return undefined;
  return { form: ',', spaceDelimited: ' ', pipeDelimited: '|' }[style as string];
}

/**
 * Splits a text into a list or the members of an object. For other types, and for members that do not pair up, it returns
 * the text itself. Undefined if the text cannot be decoded.
 */
export function splitText(text: string, type: ValueType, delimiters: Delimiters): Tree | undefined {
  const whole = delimiters.decode(text);
  const isList = arrayOf(type) !== undefined;
  if (whole === undefined || whole === '' || (!isList && objectOf(type) === undefined)) return whole;
  const { separator, keyed, splitDecoded } = delimiters;
  const parts = splitDecoded ? whole.split(separator) : text.split(separator);
  if (type.kind === 'union' && (parts.length === 1 || !isList) && isScalarOf(whole, type)) return whole;
  // Separators are ASCII, so that each part can be decoded if the whole can.
  const decode = (part: string) => (splitDecoded ? part : (delimiters.decode(part) ?? part));
  if (isList) return parts.map(decode);
  const flat = keyed ? parts.flatMap(splitAtEquals) : parts;
  return flat.length % 2 === 0 ? pairUp(flat.map(decode)) : whole;
}

/** The values in the text of a header, which is not percent-encoded. */
export function splitHeader({ type, explode }: ParameterDescriptor, text: string): Tree {
  return splitText(text, type, { separator: ',', keyed: explode, decode: trim, splitDecoded: false }) ?? text;
}

function trim(part: string): string {
  return part.trim();
}

function pairUp(namesAndValues: readonly string[]): TreeMembers {
  const members: TreeMembers = new Map();
  for (let at = 0; at < namesAndValues.length; at += 2) {
    members.set(namesAndValues[at] ?? '', namesAndValues[at + 1] ?? '');
  }
  return members;
}

function splitAtEquals(part: string): readonly string[] {
  const equals = part.indexOf('=');
  return equals === -1 ? [part] : [part.slice(0, equals), part.slice(equals + 1)];
}
