import { splitText, type Delimiters } from './delimited.ts';
import type { ParameterDescriptor, ParameterValue } from './descriptor.ts';
import { memberPointer, type Decoded } from './error.ts';
import { queryLimits } from './limits.ts';
import type { Tree } from './nested-tree.ts';
import { decodePercent, MALFORMED_PERCENT } from './percent.ts';
import { Report } from './report.ts';
import { readTree } from './typed-value.ts';
import { arrayOf, objectOf } from './value-type.ts';

/**
 * Decodes the path parameters that the router found: texts by name, still percent-encoded, so that `%2F` is not read as
 * a separator. They are decoded only here.
 */
export function decodePath(
  parameters: readonly ParameterDescriptor[],
  raw: { readonly [name: string]: string },
): Decoded {
  const report = new Report();
  const values: { [name: string]: ParameterValue } = Object.create(null);
  for (const parameter of parameters) {
    const { name } = parameter;
    const text = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (text === undefined) {
      report.fail(parameter, memberPointer('', name), ['missing', `${name} is required`]);
      continue;
    }
    const tree = splitStyled(parameter, text);
    if (tree !== undefined) values[name] = readTree(tree, { parameter, report, depth: queryLimits.depth });
    else {
      const problem =
        decodePercent(text) === undefined
          ? MALFORMED_PERCENT
          : `is not written in the style ${parameter.style}`;
      report.fail(parameter, memberPointer('', name), ['encoding', `${name} ${problem}`]);
    }
  }
  return { values, errors: report.errors, unknown: report.unknown };
}

/** OpenAPI 3.1, Style Examples: `blue,black`, `.blue,black`, `;color=blue,black` and their exploded forms. */
function splitStyled(
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

/** A member without a value has no equals sign (RFC 6570, section 3.2.7). */
function withEquals(part: string): string {
  return part === '' || part.includes('=') ? part : `${part}=`;
}
