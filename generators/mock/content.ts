import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { readMediaType } from '../../runtime/server/media-type.ts';
import { essenceOf } from '../model/media-type.ts';
import type { MediaType } from '../model/model.ts';
import type { Json } from '../source/document.ts';

/** The content that `Accept` asks for first (RFC 9110, section 12.5.1), else the first. Qualities of 0 count as absent. */
export function acceptable(content: readonly MediaType[], accept: string | undefined): MediaType | undefined {
  const ranges = (accept ?? '*/*')
    .split(',')
    .map((text) => readMediaType(text.trim()))
    .filter((range) => range !== undefined)
    .map(({ essence, parameters }) => ({ essence, parameters, quality: Number(parameters.get('q') ?? 1) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  const found = ranges
    .map(
      ({ essence, parameters }) =>
        content.find(({ type }) => essenceOf(type) === essence && hasAll(type, parameters)) ??
        content.find(({ type }) => isWithin(type, essence)),
    )
    .find(Boolean);
  return found ?? content[0];
}

/** Whether a media type has all parameters that a range asks for, but for its quality (RFC 9110, section 12.5.1). */
function hasAll(type: string, asked: ReadonlyMap<string, string>): boolean {
  const own = readMediaType(type)?.parameters;
  return [...asked].every(([name, value]) => name === 'q' || own?.get(name) === value);
}

function isWithin(type: string, range: string): boolean {
  if (range === '*/*' || range === type || range === essenceOf(type)) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}

/** Of a range, a type within it; where none is known the server has the last word. */
export function contentTypeOf({ type, kind }: MediaType): Pick<HandlerResponse, 'contentType'> {
  const ranges: Readonly<Record<string, string>> = {
    '*/*': 'application/octet-stream',
    'application/*': 'application/octet-stream',
    'text/*': 'text/plain',
  };
  const sent = type.includes('*') ? ranges[type] : type;
  if (sent === undefined) return {};
  return { contentType: kind === 'text' ? `${sent}; charset=utf-8` : sent };
}

/** The body as a handler gives it: JSON as values, texts as texts, and everything else as bytes. */
export function bodyOf({ kind }: MediaType, value: Json): unknown {
  if (kind === 'json') return value;
  if (kind === 'text') return typeof value === 'string' ? value : JSON.stringify(value);
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}
