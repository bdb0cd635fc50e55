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
 * The values of the parameters as they were sent, or undefined. Each has at least one character and is as short as the
 * text after it allows.
 */
export function matchPattern({ texts }: SegmentPattern, sent: SentSegment): string[] | undefined {
  const [prefix = '', ...rest] = texts;
  const segment = sent.text;
  if (!segment.startsWith(prefix)) return undefined;
  const values: string[] = [];
  let at = prefix.length;
  for (const [index, text] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const end = isLast ? segment.length - text.length : segment.indexOf(text, at + 1);
    if (end <= at || (isLast && !segment.endsWith(text))) return undefined;
    values.push(rawSlice(sent, at, end));
    at = end + text.length;
  }
  return at === segment.length ? values : undefined;
}
