import { code } from '../../code/code.ts';
import type { Schema } from '../../model/model.ts';
import type { TypeScope } from './scope.ts';
import { simpleType, type TypeExpression } from './type-expression.ts';

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

/** The type of raw bytes, from the module that all operations share. */
export function bytesType({ imports }: TypeScope): TypeExpression {
  imports.addNamespace('http', 'http');
  return simpleType(code`http.Bytes`);
}
