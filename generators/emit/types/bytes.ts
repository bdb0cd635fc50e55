import { code } from '../../code/code.ts';
import type { TypeScope } from './scope.ts';
import { simpleType, type TypeExpression } from './type-expression.ts';

/** The type of raw bytes, from the module that all operations share. */
export function bytesType({ imports }: TypeScope): TypeExpression {
  imports.addNamespace('http', 'http');
  return simpleType(code`http.Bytes`);
}
