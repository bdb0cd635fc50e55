import { _, and, type Code } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';
import type { KeywordCxt } from 'ajv/dist/compile/validate/index.js';
import { runtime } from '../check-generator.ts';
import { expecting, generatorOf, type Keyword } from './keyword.ts';
import { eachItem } from './loop.ts';

/** `items` (JSON Schema 2020-12 Core, section 10.3.1.2): what follows the `prefixItems`. */
export const itemsKeyword: Keyword = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  error: expecting(({ parentSchema }) => _`${parentSchema?.['prefixItems']?.length ?? 0}`),
  code(context) {
    const { parentSchema = {}, it } = context;
    it.items = true;
    checkItems(context, parentSchema['prefixItems']?.length ?? 0);
  },
};

/** `unevaluatedItems` (Core, section 11.2). */
export const unevaluatedItemsKeyword: Keyword = {
  keyword: 'unevaluatedItems',
  type: 'array',
  schemaType: ['boolean', 'object'],
  error: expecting(({ it }) => _`${it.items === true ? 0 : (it.items ?? 0)}`),
  code(context) {
    const { it } = context;
    const { items = 0 } = it;
    if (items !== true)
      checkItems(
        context,
        typeof items === 'number' ? items : _`(${items} === true ? Infinity : ${items} || 0)`,
      );
    it.items = true;
  },
};

/** `contains` with `minContains` and `maxContains` (Core, section 10.3.1.3; Validation, section 6.4.4 and 6.4.5). */
export const containsKeyword: Keyword = {
  keyword: 'contains',
  type: 'array',
  schemaType: ['object', 'boolean'],
  trackErrors: true,
  error: expecting(({ parentSchema = {} }) => {
    const { minContains = 1, maxContains } = parentSchema;
    return maxContains === undefined
      ? _`{ minContains: ${minContains} }`
      : _`{ minContains: ${minContains}, maxContains: ${maxContains} }`;
  }),
  code(context) {
    const { gen, data, parentSchema = {}, it } = context;
    const { minContains = 1, maxContains } = parentSchema;
    const isTracked = it.opts.unevaluated === true && it.items !== true;
    if (minContains === 0 && maxContains === undefined && !isTracked) return;
    const count = gen.let('count', 0);
    gen.forRange('i', 0, _`${data}.length`, (index) => {
      const isMatch = gen.name('_valid');
      context.subschema(
        { keyword: 'contains', dataProp: index, dataPropType: Type.Num, compositeRule: true },
        isMatch,
      );
      gen.if(
        isMatch,
        () => gen.code(_`${count}++`),
        () => context.reset(),
      );
    });
    const atMost = maxContains === undefined ? [] : [_`${count} <= ${maxContains}`];
    context.pass(and(_`${count} >= ${minContains}`, ...atMost));
  },
};

/** `uniqueItems` (Validation, section 6.4.3), in linear time. */
export const uniqueItemsKeyword: Keyword = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  code(context) {
    const { gen, data, schema } = context;
    if (schema !== true) return;
    const firstDuplicate = generatorOf(context).use(runtime.firstDuplicate);
    const index = gen.const('duplicate', _`${firstDuplicate}(${data})`);
    gen.if(_`${index} !== -1`, () => context.error());
  },
};

function checkItems(context: KeywordCxt, from: Code | number): void {
  const { gen, data, schema, it } = context;
  if (schema === false) {
    context.fail(_`${data}.length > ${from}`);
    return;
  }
  if (alwaysValidSchema(it, schema) === true) return;
  eachItem(context, from, (index) => {
    context.subschema(
      { keyword: context.keyword, dataProp: index, dataPropType: Type.Num },
      gen.name('valid'),
    );
  });
}
