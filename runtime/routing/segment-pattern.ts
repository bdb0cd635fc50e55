import type { PathSegment } from './path-segment.ts';
import { literalSegment, rawSlice, type SentSegment } from './segment-text.ts';

/** A segment of literal text around parameters, as the texts between the parameters: `archive.{format}` is `archive.` and an empty text. */
export interface SegmentPattern {
  readonly texts: readonly string[];
  /** Characters of literal text: the more there are, the more exact a match is. */
  readonly weight: number;
}

export function segmentPattern(segment: PathSegment): SegmentPattern {
  const texts = [''];
  for (const part of segment) {
    if (part.kind === 'parameter') texts.push('');
    else texts[texts.length - 1] += literalSegment(part.text);
  }
  return { texts, weight: texts.join('').length };
}

/**
 * The values of the parameters as they were sent, or undefined. Each has at least one character and is as short as
 * possible. Clients encode characters of a value that would be read as the text after it, so plain text is searched
 * first; otherwise encoded letters, digits and `-._~` are the same as plain ones (RFC 3986, section 6.2.2.2).
 */
export function matchPattern({ texts }: SegmentPattern, sent: SentSegment): string[] | undefined {
  const plain = matchTexts(texts, sent.raw);
  if (plain !== undefined || sent.raw === sent.text)
    return plain?.map(([from, to]) => sent.raw.slice(from, to));
  return matchTexts(texts, sent.text)?.map(([from, to]) => rawSlice(sent, from, to));
}

type Range = readonly [from: number, to: number];

function matchTexts(texts: readonly string[], segment: string): Range[] | undefined {
  const [prefix = '', ...rest] = texts;
  if (!segment.startsWith(prefix)) return undefined;
  const ranges: Range[] = [];
  let at = prefix.length;
  for (const [index, text] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const end = isLast ? segment.length - text.length : indexOfText(segment, text, at + 1);
    if (end <= at || (isLast && (!segment.endsWith(text) || isInCode(segment, end)))) return undefined;
    ranges.push([at, end]);
    at = end + text.length;
  }
  return ranges;
}

function indexOfText(segment: string, text: string, from: number): number {
  let found = segment.indexOf(text, from);
  while (found !== -1 && isInCode(segment, found)) found = segment.indexOf(text, found + 1);
  return found;
}

/** Whether a character is one of the two digits of a percent code. */
function isInCode(segment: string, at: number): boolean {
  return at < segment.length && (segment[at - 1] === '%' || segment[at - 2] === '%');
}
