import { jsonText } from '../contract/json-text.ts';
import type { PathSegment } from '../routing/path-segment.ts';
import type { ParameterDescriptor, SendableValue } from './descriptor.ts';
import { pairWithValues, withErrorName, type SendableValues } from './encode-pairs.ts';
import { joinText, unambiguousList, scalarText, type JoinOptions } from './joined-text.ts';
import { isList } from './nested-pairs.ts';
import { encodeLiteral, encodePercent } from './percent.ts';
import { joinParts, type WrittenPart } from './shared-segment.ts';
import { checkShape } from './shown-shape.ts';
import { splitStyled } from './split-path.ts';
import { isStructured } from './value-type.ts';

/** A path template, its parameters, and their values by name. */
export interface SendablePath {
  readonly segments: readonly PathSegment[];
  readonly parameters: readonly ParameterDescriptor[];
  readonly values: SendableValues;
}

/**
 * Encodes a path, beginning with `/`. A `/` in a value becomes `%2F`, except in `multi` parameters. Throws a TypeError for a
 * missing or empty value, and for the segments `.` and `..`, which clients and proxies remove (RFC 3986, section 5.2.4).
 */
export function encodePath(path: SendablePath): string {
  const texts = new Map<string, readonly string[]>();
  const multi = new Set(
    path.segments.flat().flatMap((part) => (part.kind === 'parameter' && part.multi ? [part.name] : [])),
  );
  for (const [parameter, value] of pairWithValues(path.parameters, path.values)) {
    const pieces = multi.has(parameter.name) && typeof value === 'string' ? value.split('/') : [value];
    texts.set(
      parameter.name,
      withErrorName(parameter, () => pieces.map((piece) => encodePiece(parameter, piece))),
    );
  }
  return path.segments.map((segment) => `/${encodeSegment(segment, texts)}`).join('');
}

function encodeSegment(segment: PathSegment, texts: ReadonlyMap<string, readonly string[]>): string {
  const written = segment.map((part): WrittenPart => {
    if (part.kind === 'literal') return { text: encodeLiteral(part.text) };
    const pieces = texts.get(part.name);
    if (pieces === undefined) throw new TypeError(`${part.name}: a path parameter needs a value.`);
    return { name: part.name, text: pieces.join('/') };
  });
  const text = joinParts(segment, written);
  if (text.split('/').some(isDots))
    throw new TypeError(`A path cannot contain the segment ${JSON.stringify(text)}.`);
  return text;
}

/** Clients read an encoded dot as a dot here (URL Standard, double-dot URL path segment). */
function isDots(segment: string): boolean {
  return /^(?:\.|%2E){1,2}$/i.test(segment);
}

function encodePiece(parameter: ParameterDescriptor, value: SendableValue): string {
  const text = encodeStyled(parameter, value);
  if (text === '') throw new TypeError('a path parameter must not be empty.');
  checkShape(value, parameter.type, () => splitStyled(parameter, text));
  return text;
}

function encodeStyled({ name, style, explode, type }: ParameterDescriptor, value: SendableValue): string {
  if (type.kind === 'json') return encodePercent(jsonText(value));
  const join = (joint: Omit<JoinOptions, 'encode'>, encode = encodePercent) =>
    joinText(value, { ...joint, encode });
  if (style === 'label') {
    // RFC 6570 does not encode dots; here they are encoded if they would be read as separators.
    const hasSeparators = explode && isStructured(type);
    const encode = (part: string) =>
      hasSeparators ? encodePercent(part).replaceAll('.', '%2E') : encodePercent(part);
    return `.${join({ separator: explode ? '.' : ',', keyed: explode }, encode)}`;
  }
  if (style !== 'matrix') return join({ separator: ',', keyed: explode });
  if (!explode || value === null || typeof value !== 'object')
    return matrixPair(name, join({ separator: ',', keyed: false }));
  if (!isList(value)) {
    const pairs = Object.entries(value).map(([key, member]) =>
      matrixPair(key, encodePercent(scalarText(member))),
    );
    return pairs.length === 0 ? ';' : pairs.join('');
  }
  if (value.length === 0) return matrixPair(name, '');
  return unambiguousList(value)
    .map((item) => matrixPair(name, encodePercent(scalarText(item))))
    .join('');
}

/** `;name=text`; an empty text after a name has no equals sign (RFC 6570, section 3.2.7). */
function matrixPair(name: string, encoded: string): string {
  return `;${encodePercent(name)}${encoded === '' && name !== '' ? '' : `=${encoded}`}`;
}
