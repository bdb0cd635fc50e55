import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { readMediaType } from '../../runtime/contract/media-type.ts';
import { sentType } from '../model/media-type.ts';
import { essenceOf } from '../schema/text-media.ts';
import type { MediaType } from '../model/model.ts';
import type { Json } from '../source/document.ts';

/** A range of media types that a caller accepts. */
interface AcceptedRange {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** The ranges of `Accept`, the best first (RFC 9110, section 12.5.1). Ranges with a quality of 0 are left out. */
function acceptedRanges(accept: string | undefined): readonly AcceptedRange[] {
  return (accept ?? '*/*')
    .split(',')
    .map((text) => readMediaType(text.trim()))
    .filter((range) => range !== undefined)
    .map(({ essence, parameters }) => ({ essence, parameters, quality: Number(parameters.get('q') ?? 1) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
}

/** The content that `Accept` prefers, otherwise the first. */
export function acceptable(content: readonly MediaType[], accept: string | undefined): MediaType | undefined {
  const found = acceptedRanges(accept)
    .map(
      ({ essence, parameters }) =>
        content.find(({ type }) => essenceOf(type) === essence && hasAll(type, parameters)) ??
        content.find(({ type }) => isWithin(type, essence) || isWithin(essence, type)),
    )
    .find(Boolean);
  return found ?? content[0];
}

/** Whether `Accept` includes a media type without parameters. */
export function accepts(accept: string | undefined, type: string): boolean {
  return acceptedRanges(accept).some(({ essence }) => isWithin(type, essence));
}

/** Whether a media type has all parameters of a range, except its quality (RFC 9110, section 12.5.1). */
function hasAll(type: string, asked: ReadonlyMap<string, string>): boolean {
  const own = readMediaType(type)?.parameters;
  return [...asked].every(([name, value]) => name === 'q' || own?.get(name) === value);
}

/** Whether a media type matches a range, which may be the type itself. */
export function isWithin(type: string, range: string): boolean {
  if (range === '*/*' || range === type || range === essenceOf(type)) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}

/** For a range, a type within it. */
export function contentTypeOf({ type, kind }: MediaType): Pick<HandlerResponse, 'contentType'> {
  const sent = sentType(type);
  return { contentType: kind === 'text' ? `${sent}; charset=utf-8` : sent };
}

/** The body as handlers return it: JSON as values, texts as strings, and everything else as bytes. */
export function bodyOf({ kind }: MediaType, value: Json): unknown {
  if (kind === 'json') return value;
  if (kind === 'text') return typeof value === 'string' ? value : JSON.stringify(value);
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}
