import { hasBigint } from '../../json/as-doubles.ts';
import type { Json } from '../../json/json.ts';
import { _, and, hasOtherType, type Expression, type Keyword, type KeywordCxt } from '../ajv.ts';
import { isScalar } from '../lowering/constants.ts';
import { VALUE_NAMES } from '../lowering/value-names.ts';
import { runtime } from '../runtime.ts';
import { valueCode } from '../value-code.ts';
import { expecting, generatorOf } from './keyword.ts';

/** Lists of up to this many values are compared one by one; longer ones are searched, and long ones become a set. */
const FEW = 3;
const MANY = 20;

/** `type` with several names (JSON Schema 2020-12 Validation, section 6.1.1), which the lowering calls `types`. */
export const typesKeyword: Keyword = {
  keyword: 'types',
  schemaType: 'array',
  error: { ...expecting((context) => generatorOf(context).constant('types', context.schema)) },
  code(context) {
    context.fail(hasOtherType(context.schema, context.data));
  },
};

/** `enum` (section 6.1.2). */
export const enumKeyword: Keyword = {
  keyword: 'enum',
  schemaType: 'array',
  error: expecting(listOf),
  code(context) {
    const { data } = context;
    const values: readonly Json[] = context.schema;
    const gen = generatorOf(context);
    if (!values.every(isScalar)) {
      const among = gen.use(runtime.among);
      context.pass(_`${among}(${gen.constant('values', [...values])}, ${data})`);
    } else if (values.length > 0 && values.length <= FEW) {
      context.fail(and(...values.map((value) => _`${data} !== ${valueCode(value)}`)));
    } else if (values.length <= MANY) {
      context.fail(_`!${gen.constant('values', [...values])}.includes(${data})`);
    } else {
      const known = gen.expression('known', _`new Set(${gen.constant('values', [...values])})`);
      context.fail(_`!${known}.has(${data})`);
    }
  },
};

/** The values for a message, with their names where the document has them. */
function listOf(context: KeywordCxt): Expression {
  const gen = generatorOf(context);
  const list: readonly Json[] = context.schema;
  const values = hasBigint(list)
    ? gen.expression('shown', _`[${joined(list.map((value) => gen.shown(value)))}]`)
    : gen.constant('values', [...list]);
  const names: unknown = context.parentSchema[VALUE_NAMES];
  if (!Array.isArray(names)) return values;
  return gen.expression('named', _`${gen.use(runtime.named)}(${values}, ${gen.constant('names', names)})`);
}

function joined(values: readonly Expression[]): Expression {
  return values.reduce((before, value) => _`${before}, ${value}`);
}

/** `const` (section 6.1.3). */
export const constKeyword: Keyword = {
  keyword: 'const',
  error: expecting((context) => shownConstant(context)),
  code(context) {
    const { data, schema } = context;
    if (isScalar(schema)) {
      context.fail(_`${data} !== ${valueCode(schema)}`);
      return;
    }
    const gen = generatorOf(context);
    context.pass(_`${gen.use(runtime.equal)}(${gen.constant('value', schema)}, ${data})`);
  },
};

function shownConstant(context: KeywordCxt): Expression {
  const gen = generatorOf(context);
  const value: Json = context.schema;
  if (hasBigint(value)) return gen.expression('shown', gen.shown(value));
  return isScalar(value) ? valueCode(value) : gen.constant('value', value);
}
