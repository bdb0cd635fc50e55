import { readPattern } from '../../source/pattern/read-pattern.ts';
import { formats } from '../../formats/formats.ts';
import { _, type Keyword, type Name, stringify } from '../ajv.ts';
import type { CheckGenerator } from '../check-generator.ts';
import { checkOfFormat, runtime } from '../runtime.ts';
import { expecting, generatorOf } from './keyword.ts';
import { limitOf } from './limit.ts';

/** `maxLength` (JSON Schema 2020-12 Validation, section 6.3.1): a text has at most as many code points as code units. */
export const maxLengthKeyword: Keyword = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  error: expecting(limitOf),
  code(context) {
    const { data, schema } = context;
    const codePoints = generatorOf(context).use(runtime.codePoints);
    context.fail(_`${data}.length > ${schema} && ${codePoints}(${data}) > ${schema}`);
  },
};

/** `minLength` (section 6.3.2): a text has at least half as many code points as code units. */
export const minLengthKeyword: Keyword = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  error: expecting(limitOf),
  code(context) {
    const { data, schema } = context;
    if (schema <= 1) {
      context.fail(_`${data}.length < ${schema}`);
      return;
    }
    const codePoints = generatorOf(context).use(runtime.codePoints);
    context.fail(_`${data}.length < ${2 * schema} && ${codePoints}(${data}) < ${schema}`);
  },
};

/** `pattern` (section 6.3.3). A text that is longer than `maxLength` is not matched: it is already refused. */
export const patternKeyword: Keyword = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  error: expecting(({ schema }) => _`${schema}`),
  code(context) {
    const { data, schema, parentSchema = {} } = context;
    const gen = generatorOf(context);
    const mismatch = _`!${expression(gen, schema)}.test(${data})`;
    const longest: unknown = parentSchema['maxLength'];
    if (typeof longest !== 'number') return context.fail(mismatch);
    const codePoints = gen.use(runtime.codePoints);
    context.fail(_`(${data}.length <= ${longest} || ${codePoints}(${data}) <= ${longest}) && ${mismatch}`);
  },
};

/** `format` (section 7), for the formats that are checked; the lowering removes the others. */
export const formatKeyword: Keyword = {
  keyword: 'format',
  type: ['number', 'string'],
  schemaType: 'string',
  error: expecting(({ schema }) => _`${schema}`),
  code(context, type) {
    const { data, schema } = context;
    const format = formats.get(schema);
    if (format?.check === undefined || format.check.type !== type) return;
    context.fail(_`!${generatorOf(context).use(checkOfFormat(format.name, format.check))}(${data})`);
  },
};

/** The matcher of a pattern, as a constant of the module. Throws for a pattern that is not enforced. */
export function expression(gen: CheckGenerator, pattern: string): Name {
  const { matching } = readPattern(pattern);
  if (matching === undefined) throw new Error(`The pattern ${pattern} is not to be enforced.`);
  if (matching.by === 'engine')
    return gen.expression('pattern', _`new RegExp(${matching.source}, ${matching.flags})`);
  return gen.expression('pattern', _`${gen.use(runtime.linearPattern)}(${stringify(matching.table)})`);
}
