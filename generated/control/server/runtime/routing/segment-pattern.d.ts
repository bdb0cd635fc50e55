import type { PathSegment } from './path-segment.js';
import { type SentSegment } from './segment-text.js';
/** A segment of literal text around parameters, as the texts between the parameters: `archive.{format}` is `archive.` and an empty text. */
export interface SegmentPattern {
    readonly texts: readonly string[];
    /** Characters of literal text: the more there are, the more exact a match is. */
    readonly weight: number;
}
export declare function segmentPattern(segment: PathSegment): SegmentPattern;
/**
 * The values of the parameters, one character or more each, as short as the text behind them allows, as they were sent;
 * or undefined.
 */
export declare function matchPattern({ texts }: SegmentPattern, sent: SentSegment): string[] | undefined;
