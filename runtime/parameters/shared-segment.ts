import type { PathSegment } from '../routing/path-segment.ts';
import { matchPattern, segmentPattern, type SegmentPattern } from '../routing/segment-pattern.ts';
import { sentSegment } from '../routing/segment-text.ts';

/** An encoded part of a segment; literal text has no name. */
export interface WrittenPart {
  readonly name?: string;
  readonly text: string;
}

/**
 * Joins the parts of a segment. If the value of a parameter contains the text that separates it from another one, this text
 * is encoded in the values: `{a}-{b}` with `x-y` and `z` is `x%2Dy-z`, which is equivalent (RFC 3986, section 6.2.2.2).
 * Throws a TypeError if the values still cannot be distinguished. Values without a text between them are not checked.
 */
export function joinParts(segment: PathSegment, parts: readonly WrittenPart[]): string {
  const text = textOf(parts);
  const names = parts.flatMap(({ name }) => name ?? []);
  if (names.length < 2) return text;
  const pattern = segmentPattern(segment);
  if (isReadAsSent(pattern, parts)) return text;
  const separators = pattern.texts.slice(1, -1);
  if (separators.includes('')) return text;
  const marked = parts.map((part) =>
    part.name === undefined ? part : { ...part, text: encodeAll(part.text, separators.join('')) },
  );
  if (isReadAsSent(pattern, marked)) return textOf(marked);
  throw new TypeError(
    `${names.join(', ')}: these values cannot be distinguished in one segment of the path, because they contain the text between them.`,
  );
}

function textOf(parts: readonly WrittenPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function isReadAsSent(pattern: SegmentPattern, parts: readonly WrittenPart[]): boolean {
  const values = parts.filter(({ name }) => name !== undefined);
  const read = matchPattern(pattern, sentSegment(textOf(parts)));
  return read?.every((text, index) => text === values[index]?.text) === true;
}

/** Encodes those unreserved characters of an encoded text that are among `characters`. */
function encodeAll(text: string, characters: string): string {
  return text.replaceAll(/%[0-9A-F]{2}|[\w\-.~]/g, (found) =>
    found.length > 1 || !characters.includes(found)
      ? found
      : `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
