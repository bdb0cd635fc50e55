import { jsonText } from '../../runtime/contract/json-text.ts';
import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { readMediaType } from '../../runtime/contract/media-type.ts';
import { sentType } from '../model/media-type.ts';
import { essenceOf } from '../schema/text-media.ts';
import type { MediaType } from '../model/model.ts';
import type { Json } from '../json/json.ts';

/** A range of media types that a caller names in `Accept`. */
interface AcceptedRange {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** 0 for a range that the caller refuses. */
  readonly quality: number;
}

/** The ranges of `Accept` (RFC 9110, section 12.5.1), in their order. */
function acceptedRanges(accept: string | undefined): readonly AcceptedRange[] {
  return (accept ?? '*/*')
    .split(',')
    .map((text) => readMediaType(text.trim()))
    .filter((range) => range !== undefined)
    .map(({ essence, parameters }) => ({ essence, parameters, quality: Number(parameters.get('q') ?? 1) }));
}

/** The content that `Accept` prefers, otherwise the first. At equal quality, the order of the caller decides. */
export function acceptable(content: readonly MediaType[], accept: string | undefined): MediaType | undefined {
  const ranges = acceptedRanges(accept);
  const [best] = content
    .map((mediaType) => ({ mediaType, range: rangeOf(mediaType.type, ranges) }))
    .filter((each): each is typeof each & { range: AcceptedRange } => (each.range?.quality ?? 0) > 0)
    .toSorted(
      (a, b) => b.range.quality - a.range.quality || ranges.indexOf(a.range) - ranges.indexOf(b.range),
    );
  return best?.mediaType ?? content[0];
}

/** Whether `Accept` includes a media type without parameters. */
export function accepts(accept: string | undefined, type: string): boolean {
  return (rangeOf(type, acceptedRanges(accept))?.quality ?? 0) > 0;
}

/** The range that decides about a type: the most specific one, even if it refuses the type (RFC 9110, section 12.5.1). */
function rangeOf(type: string, ranges: readonly AcceptedRange[]): AcceptedRange | undefined {
  const [range] = ranges
    .filter(({ essence }) => isWithin(type, essence) || isWithin(essence, type))
    .map((each) => ({ each, specificity: specificityOf(type, each) }))
    .toSorted((a, b) => b.specificity - a.specificity);
  return range?.each;
}

/** Parameters of a range that the type does not have make it less specific than any other range of the essence. */
function specificityOf(type: string, { essence, parameters }: AcceptedRange): number {
  if (essence === '*/*') return 0;
  if (essence.endsWith('/*')) return 1;
  const own = readMediaType(type)?.parameters;
  const required = [...parameters].filter(([name]) => name !== 'q');
  return required.every(([name, value]) => own?.get(name) === value) ? 3 + required.length : 2;
}

/** Whether a media type matches a range, which may be the type itself. */
export function isWithin(type: string, range: string): boolean {
  if (range === '*/*' || range === type || range === essenceOf(type)) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}

/** The content type of a response; for a range, a type within it. */
export function contentTypeOf({ type, kind }: MediaType): Pick<HandlerResponse, 'contentType'> {
  const sent = sentType(type);
  return { contentType: kind === 'text' ? `${sent}; charset=utf-8` : sent };
}

/** The body as handlers return it: JSON as values, texts as strings, and everything else as bytes. */
export function bodyOf({ kind }: MediaType, value: Json): unknown {
  if (kind === 'json') return value;
  if (kind === 'text') return typeof value === 'string' ? value : jsonText(value);
  return new TextEncoder().encode(typeof value === 'string' ? value : jsonText(value));
}
