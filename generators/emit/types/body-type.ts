import { code } from '../../code/code.ts';
import type { MediaType, Schema } from '../../model/model.ts';
import { allSchemas } from '../../model/schema-walk.ts';
import { bytesType } from './bytes.ts';
import { isBinary } from '../../model/binary.ts';
import { typeOf } from './schema-type.ts';
import type { TypeScope } from './scope.ts';
import { isSame, simpleType, unknownType, type TypeExpression } from './type-expression.ts';

/** The type of a body of one media type, as a program has it before it is written or after it was read. */
export function bodyType({ kind, schema, opaque }: MediaType, scope: TypeScope): TypeExpression {
  if (kind === 'binary') return bytesType(scope);
  if (opaque) return simpleType(code`string`);
  if (kind === 'multipart') return typeOf(withFiles(schema, scope), { ...scope, files: true });
  const type = typeOf(schema, scope);
  return kind === 'text' && isSame(type, unknownType) ? simpleType(code`string`) : type;
}

/** A named schema with binary members has a type for JSON, where they are strings; here it is written out instead. */
function withFiles(schema: Schema, { types }: TypeScope): Schema {
  if (typeof schema === 'boolean' || typeof schema['$ref'] !== 'string') return schema;
  const target = types.schema(schema['$ref']).schema;
  return [...allSchemas(target)].some(isBinary) ? target : schema;
}
