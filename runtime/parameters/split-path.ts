import { splitText, type Delimiters } from './delimited.ts';
import type { ParameterDescriptor } from './descriptor.ts';
import type { Tree } from './nested-tree.ts';
import { decodePercent } from './percent.ts';
import { arrayOf, objectOf } from './value-type.ts';

/**
 * Splits the text of a path parameter by its style (OpenAPI 3.1, Style Examples): `blue,black`, `.blue,black`,
 * `;color=blue,black` and their exploded forms. Undefined if it is not in the style, or cannot be decoded.
 */
export function splitStyled(
  { name, style, explode, type, splitDecoded }: ParameterDescriptor,
  text: string,
): Tree | undefined {
  const split = (rest: string, separator: string): Tree | undefined => {
    const delimiters: Delimiters = { separator, keyed: explode, decode: decodePercent, splitDecoded };
    return splitText(rest, type, delimiters);
  };
  if (style === 'label') return text.startsWith('.') ? split(text.slice(1), explode ? '.' : ',') : undefined;
  if (style !== 'matrix') return split(text, ',');
  if (!text.startsWith(';')) return undefined;
  const parts = text.slice(1).split(';');
  if (explode && objectOf(type) !== undefined) return split(parts.map(withEquals).join(';'), ';');
  const texts = parts.map((part) => {
    const equals = part.indexOf('=');
    const found = decodePercent(equals === -1 ? part : part.slice(0, equals));
    return found === name ? part.slice(equals === -1 ? part.length : equals + 1) : undefined;
  });
  if (texts.includes(undefined)) return undefined;
  const isList = explode && arrayOf(type) !== undefined;
  return split(texts.join(';'), isList ? ';' : ',');
}

/** Adds the equals sign that a member without a value lacks (RFC 6570, section 3.2.7). */
function withEquals(part: string): string {
  return part === '' || part.includes('=') ? part : `${part}=`;
}
