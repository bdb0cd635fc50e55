import { _, type Expression, type KeywordCxt } from '../ajv.ts';
import { DIGITS } from '../lowering/limits.ts';
import { runtime } from '../runtime.ts';
import { generatorOf } from './keyword.ts';

/** The limit that a keyword sets, for errors: with its digits, where a double does not hold them. */
export function limitOf(context: KeywordCxt): Expression {
  const { keyword, parentSchema = {}, schema } = context;
  const digits: unknown = parentSchema[DIGITS]?.[keyword];
  if (digits === undefined) return _`${schema}`;
  const gen = generatorOf(context);
  return gen.expression('limit', _`${gen.use(runtime.written)}(${digits as string})`);
}
