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
