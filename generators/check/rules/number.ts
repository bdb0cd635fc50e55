import { _, type Keyword } from '../ajv.ts';
import { runtime } from '../runtime.ts';
import { expecting, generatorOf } from './keyword.ts';
import { limitOf } from './limit.ts';

/**
 * A single `type: integer`, which the lowering calls `integer`: an integer that JavaScript represents exactly. JSON
 * text `9007199254740993` has become ...992 before any check sees it.
 */
export const integerKeyword: Keyword = {
  keyword: 'integer',
  error: expecting(({ data }) => _`${data}`),
  code(context) {
    const { data } = context;
    const isPlainInteger = generatorOf(context).use(runtime.isPlainInteger);
    context.fail(_`!Number.isSafeInteger(${data}) && !${isPlainInteger}(${data})`);
  },
};

/** The same where integers are one of several types. */
export const safeIntegerKeyword: Keyword = {
  keyword: 'safeInteger',
  type: 'number',
  error: expecting(() => _`"integer"`),
  code(context) {
    const { data } = context;
    const isPlainInteger = generatorOf(context).use(runtime.isPlainInteger);
    const isUnsafe = _`Math.abs(${data}) > ${Number.MAX_SAFE_INTEGER} && Number.isInteger(${data})`;
    context.fail(_`${isUnsafe} && !${isPlainInteger}(${data})`);
  },
};

/** `multipleOf` (JSON Schema 2020-12 Validation, section 6.2.1). */
export const multipleOfKeyword: Keyword = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: expecting(limitOf),
  code(context) {
    const { data, schema } = context;
    const gen = generatorOf(context);
    const isMultiple = gen.expression('multiple', _`${gen.use(runtime.multipleOf)}(${schema})`);
    context.fail(_`!${isMultiple}(${data})`);
  },
};
