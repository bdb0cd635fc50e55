import type { SchemaRule } from './rule.ts';

/**
 * The formats `byte` and `binary` of strings are expressed by `contentEncoding` and `contentMediaType` in 3.1 (OpenAPI
 * 3.1.1, section 4.8.14.4.1, "migrating binary descriptions from OAS 3.0").
 */
export const rewriteBinaryFormat: SchemaRule = (schema) => {
  const { type, format } = schema;
  const isString = type === 'string' || (Array.isArray(type) && type.includes('string'));
  if (!isString || (format !== 'byte' && format !== 'binary')) return;
  // Beside the media type of a text, the format alone says that the values are bytes.
  if (format === 'binary' && schema['contentMediaType'] !== undefined) return;
  delete schema['format'];
  if (format === 'byte') schema['contentEncoding'] ??= 'base64';
  else schema['contentMediaType'] = 'application/octet-stream';
};
