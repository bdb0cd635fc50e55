import { keywordOf, type Schema } from './schema.ts';
import { essenceOf, isJsonMedia, isTextMedia } from './text-media.ts';

/**
 * Whether the values of a schema represent raw bytes: by `format: binary`, by `contentEncoding: binary` (RFC 2045,
 * section 6.2), or by a media type that is not text, without a text encoding (OpenAPI 3.1, section 4.8.14.2).
 */
export function isBinary(schema: Schema): boolean {
  if (keywordOf(schema, 'format') === 'binary') return true;
  const encoding = keywordOf(schema, 'contentEncoding');
  if (encoding !== undefined) return encoding.toLowerCase() === 'binary';
  const mediaType = keywordOf(schema, 'contentMediaType');
  if (mediaType === undefined) return false;
  const essence = essenceOf(mediaType);
  return !isJsonMedia(essence) && !isTextMedia(essence);
}
