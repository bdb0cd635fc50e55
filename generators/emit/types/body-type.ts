import { code } from '../../code/code.ts';
import { formSchema } from '../../schema/form-schema.ts';
import type { MediaType } from '../../model/model.ts';
import { bytesType } from './http-module.ts';
import { typeOf } from './schema-type.ts';
import type { TypeScope } from './scope.ts';
import { isSame, simpleType, unknownType, type TypeExpression } from './type-expression.ts';
import { schemaAt } from '../../schema/named.ts';

/** The type of a body of one media type, before it is encoded or after it was decoded. */
export function bodyType({ kind, schema, opaque }: MediaType, scope: TypeScope): TypeExpression {
  if (kind === 'binary') return bytesType;
  if (opaque) return simpleType(code`string`);
  if (kind === 'multipart') {
    const form = formSchema(schema, (reference) => schemaAt(scope.types.named, reference).schema);
    return typeOf(form, { ...scope, files: true });
  }
  const type = typeOf(schema, scope);
  return kind === 'text' && isSame(type, unknownType) ? simpleType(code`string`) : type;
}
