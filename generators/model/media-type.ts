import type { MediaType } from './model.ts';

/** Essence of a media type (RFC 9110, section 8.3.1): lower case, without parameters. */
export function essenceOf(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** How a body of this media type is read and written. Ranges and unknown types are bytes. */
export function kindOf(essence: string): MediaType['kind'] {
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence.startsWith('multipart/')) return 'multipart';
  if (/^[^/]+\/(json|[^/]+\+json)$/.test(essence)) return 'json';
  if (essence.startsWith('text/') || /^application\/(xml|[^/]+\+xml|yaml|javascript)$/.test(essence))
    return 'text';
  return 'binary';
}

/** Media types that are sent for a range. */
const withinRange: ReadonlyMap<string, string> = new Map([
  ['*/*', 'application/octet-stream'],
  ['application/*', 'application/octet-stream'],
  ['text/*', 'text/plain'],
  ['image/*', 'image/png'],
]);

/** The media type to send for one of a document: of a range, such as `application/*+json`, one within it. */
export function sentType(type: string): string {
  return withinRange.get(type) ?? type.replace('*', 'example');
}
