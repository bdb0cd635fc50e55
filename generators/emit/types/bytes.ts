import { code, mention } from '../../code/code.ts';
import { simpleType, type TypeExpression } from './type-expression.ts';

/** The module that all operations share, under a name in lower case, which no type of a document can have. */
export const http = mention({ module: 'types/http', name: '*', as: 'http', isType: true });

/** The type of raw bytes. */
export const bytesType: TypeExpression = simpleType(code`${http}.Bytes`);
