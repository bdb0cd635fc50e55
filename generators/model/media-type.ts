import { mediaTypeKey } from '../../runtime/contract/media-type.ts';
import { isJsonMedia, isTextMedia } from '../schema/text-media.ts';
import type { MediaType } from './model.ts';

/** How a body of this media type is read and written. Ranges and unknown types are bytes. */
export function kindOf(essence: string): MediaType['kind'] {
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence.startsWith('multipart/')) return 'multipart';
  if (isJsonMedia(essence)) return 'json';
  return isTextMedia(essence) ? 'text' : 'binary';
}

/** Media types that are sent for a range. */
const withinRange: ReadonlyMap<string, string> = new Map([
  ['*/*', 'application/octet-stream'],
  ['application/*', 'application/octet-stream'],
  ['text/*', 'text/plain'],
  ['image/*', 'image/png'],
]);

/**
 * The media type to send. For a range, such as `application/*+json`, it is one within the range that no other type of
 * the list describes more closely (OpenAPI 3.1.1, section 4.8.13.1).
 */
export function sentType(type: string, all: readonly string[] = [type]): string {
  const example = type.replaceAll('*', 'example');
  const usual = withinRange.get(type) ?? example;
  return [usual, example].find((each) => mediaTypeKey(all, each) === type) ?? usual;
}
