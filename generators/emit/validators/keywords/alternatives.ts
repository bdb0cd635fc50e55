import { _, Name, not } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema, evaluatedPropsToName } from 'ajv/dist/compile/util.js';
import type { KeywordCxt } from 'ajv/dist/compile/validate/index.js';
import type { Schema } from '../../../model/model.ts';
import { runtime } from '../check-generator.ts';
import { expecting, generatorOf, type Keyword } from './keyword.ts';

/**
 * Up to so many alternatives of `anyOf` each stand in the block in which those before have failed. More would be nested
 * deeper than compilers follow; they stand one after the other, each in a block of its own.
 */
const MOST_NESTED = 20;

/** `anyOf` (JSON Schema 2020-12 Core, section 10.2.1.2). */
export const anyOfKeyword: Keyword = {
  keyword: 'anyOf',
  schemaType: 'array',
  trackErrors: true,
  error: expecting(() => _`{}`),
  code(context) {
    const { gen, it } = context;
    const schemas: readonly Schema[] = context.schema;
    const isTracked = it.opts.unevaluated === true;
    if (!isTracked && schemas.some((schema) => alwaysValidSchema(it, schema) === true)) return;
    const isMet = gen.let('valid', false);
    if (isTracked) takeNotes(context);
    const take = (index: number): void => check(context, index, () => gen.assign(isMet, true));
    gen.block(() => {
      for (const index of schemas.keys()) {
        if (isTracked || schemas.length <= MOST_NESTED) take(index);
        else gen.if(not(isMet), () => take(index));
        if (!isTracked && schemas.length <= MOST_NESTED) gen.if(not(isMet));
      }
    });
    context.result(
      isMet,
      () => context.reset(),
      () => context.error(true),
    );
  },
};

/** `oneOf` (JSON Schema 2020-12 Core, section 10.2.1.3). */
export const oneOfKeyword: Keyword = {
  keyword: 'oneOf',
  schemaType: 'array',
  trackErrors: true,
  error: expecting(() => _`{}`),
  code(context) {
    const { gen, parentSchema = {}, it } = context;
    if (it.opts.unevaluated === true) takeNotes(context);
    const matches = gen.let('matches', 0);
    if (parentSchema['recounts'] === true) countTwice(context, matches);
    else count(context, matches);
    context.result(
      _`${matches} === 1`,
      () => context.reset(),
      () => context.error(true),
    );
  },
};

function count(context: KeywordCxt, matches: Name): void {
  const { gen } = context;
  const schemas: readonly Schema[] = context.schema;
  for (const index of schemas.keys()) check(context, index, () => gen.code(_`${matches}++`));
}

function check(context: KeywordCxt, index: number, whenMet: () => void): void {
  const { gen, keyword } = context;
  const valid = gen.name('_valid');
  const inner = context.subschema({ keyword, schemaProp: index, compositeRule: true }, valid);
  gen.if(valid, () => {
    whenMet();
    context.mergeEvaluated(inner, Name);
  });
}

/**
 * Variables for the members and items that the alternatives look at. ajv makes them of those of the first alternative,
 * and so counts what that one looked at although it does not hold.
 */
function takeNotes({ gen, it }: KeywordCxt): void {
  if (it.props !== true && !(it.props instanceof Name)) it.props = evaluatedPropsToName(gen, it.props);
  if (it.items !== true && !(it.items instanceof Name)) it.items = gen.var('items', it.items ?? 0);
}

/**
 * An alternative that was refused for an integer beyond the bound of ours might be a second match: the alternatives are
 * then counted again without that bound.
 */
function countTwice(context: KeywordCxt, matches: Name): void {
  const gen = generatorOf(context);
  const refused = _`${gen.use(runtime.refusedIntegers)}()`;
  const before = gen.const('refused', refused);
  const again = gen.let('again', false);
  gen.try(
    () =>
      gen.for(_`;;`, () => {
        count(context, matches);
        gen.if(_`${again} || ${matches} !== 1 || ${before} === ${refused}`, () => gen.break());
        context.reset();
        gen.code(_`${matches} = 0; ${again} = true; ${gen.use(runtime.enterPlain)}()`);
      }),
    undefined,
    _`if (${again}) ${gen.use(runtime.leavePlain)}()`,
  );
}
