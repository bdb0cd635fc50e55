import type { Schema } from '../../model/model.ts';
import { eachItem } from './loop.ts';
import {
  _,
  alwaysValidSchema,
  and,
  type Expression,
  type Keyword,
  type KeywordCxt,
  mergeEvaluated,
  type Name,
  Type,
} from '../ajv.ts';
import { runtime } from '../runtime.ts';
import { expecting, generatorOf } from './keyword.ts';

/**
 * `prefixItems` (JSON Schema 2020-12 Core, section 10.3.1.1). ajv's own implementation skips the keywords after it if
 * checks stop at the first error and the array is shorter.
 */
export const prefixItemsKeyword: Keyword = {
  keyword: 'prefixItems',
  type: 'array',
  schemaType: 'array',
  code(context) {
    const { gen, data, it } = context;
    const schemas: readonly Schema[] = context.schema;
    if (it.opts.unevaluated === true && it.items !== true)
      it.items = mergeEvaluated.items(gen, schemas.length, it.items);
    for (const [index, schema] of schemas.entries()) {
      if (alwaysValidSchema(it, schema) === true) continue;
      gen.if(_`${data}.length > ${index}`, () => {
        context.subschema({ keyword: 'prefixItems', schemaProp: index, dataProp: index }, gen.name('valid'));
      });
    }
  },
};

/** `items` (JSON Schema 2020-12 Core, section 10.3.1.2): the items after the `prefixItems`. */
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

/** Starts the record for `unevaluatedItems`, as the lowering requests for schemas that have it. */
export const notesContainedKeyword: Keyword = {
  keyword: 'notesContained',
  schemaType: 'boolean',
  code(context) {
    generatorOf(context).beginContained(context.data);
  },
};

/** `unevaluatedItems` (Core, section 11.2): items after the evaluated prefix that `contains` did not match. */
export const unevaluatedItemsKeyword: Keyword = {
  keyword: 'unevaluatedItems',
  type: 'array',
  schemaType: ['boolean', 'object'],
  error: expecting(({ it, params }) => _`${params['evaluated'] ?? it.items ?? 0}`),
  code(context) {
    const { data, it, schema } = context;
    const gen = generatorOf(context);
    const { items = 0 } = it;
    const noted = gen.endContained(data);
    it.items = true;
    if (items === true || alwaysValidSchema(it, schema) === true) return;
    const from = typeof items === 'number' ? _`${items}` : _`(${items} === true ? Infinity : ${items} || 0)`;
    const contained = gen.const('contained', _`new Set(${noted ?? _`[]`})`);
    if (schema === false) {
      const countOthers = gen.use(runtime.countOthers);
      const others = gen.const('others', _`${countOthers}(${data}.length, ${from}, ${contained})`);
      context.setParams({ evaluated: _`${data}.length - ${others}` });
      context.fail(_`${others} > 0`);
      return;
    }
    eachItem(context, from, (index) => {
      gen.if(_`!${contained}.has(${index})`, () => checkItem(context, index));
    });
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
    const { data, parentSchema = {} } = context;
    const gen = generatorOf(context);
    const { minContains = 1, maxContains } = parentSchema;
    const contained = gen.containedIn(data);
    if (minContains === 0 && maxContains === undefined && contained === undefined) return;
    const count = gen.let('count', 0);
    gen.forRange('i', 0, _`${data}.length`, (index) => {
      const isMatch = gen.name('_valid');
      context.subschema(
        { keyword: 'contains', dataProp: index, dataPropType: Type.Num, compositeRule: true },
        isMatch,
      );
      gen.if(
        isMatch,
        () => {
          gen.code(_`${count}++`);
          if (contained !== undefined) gen.code(_`${contained}.push(${index})`);
        },
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

function checkItems(context: KeywordCxt, from: Expression | number): void {
  const { data, schema, it } = context;
  if (schema === false) context.fail(_`${data}.length > ${from}`);
  else if (alwaysValidSchema(it, schema) !== true)
    eachItem(context, from, (index) => checkItem(context, index));
}

function checkItem(context: KeywordCxt, index: Name): void {
  const { gen, keyword } = context;
  context.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, gen.name('valid'));
}
