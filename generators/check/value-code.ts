import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Json } from '../json/json.ts';
import { _Code, type Expression } from './ajv.ts';

/** A value of the document as an expression. JavaScript rounds its numbers as it rounds those of the checked values. */
export function valueCode(value: Json): Expression {
  return new _Code(jsonText(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'));
}
