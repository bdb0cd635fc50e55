import { keywordOf, type Schema } from './schema.ts';

/**
 * Whether a string schema represents raw bytes: by `format: binary`, or by a media type without a text encoding
 * (OpenAPI 3.1 section 4.8.14.2).
 */
export function isBinary(schema: Schema): boolean {
  if (keywordOf(schema, 'format') === 'binary') return true;
  const isOfMedia = keywordOf(schema, 'contentMediaType') !== undefined;
  return isOfMedia && keywordOf(schema, 'contentEncoding') === undefined;
}
