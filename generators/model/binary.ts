import type { Schema } from './model.ts';

/**
 * Whether a string schema stands for raw bytes: by `format: binary`, or by a media type without a text encoding
 * (OpenAPI 3.1 section 4.8.14.2).
 */
export function isBinary(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  return (
    schema['format'] === 'binary' ||
    (schema['contentMediaType'] !== undefined && schema['contentEncoding'] === undefined)
  );
}
