import type { Schema } from '../../model/model.ts';
import {
  _,
  alwaysValidSchema,
  evaluatedPropsToName,
  type Expression,
  type Keyword,
  type KeywordCxt,
  Name,
  names,
  nil,
  not,
  stringify,
} from '../ajv.ts';
import { runtime } from '../runtime.ts';
import { expecting, generatorOf } from './keyword.ts';

/**
 * Up to this number, each alternative of `anyOf` is nested in the block in which the previous ones failed. Compilers
 * limit the depth of blocks, so more alternatives follow one another.
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
    const ends: Name[] = [];
    const take = (index: number): void => {
      check(context, index, () => gen.assign(isMet, true));
      ends.push(endOf(context));
    };
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
      () => report(context, ends),
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
    const tagged = parentSchema['tags']?.decides === true ? gen.const('tagged', meantBy(context)) : undefined;
    const one: Counted = { matches, tagged };
    const ends = parentSchema['recounts'] === true ? countTwice(context, one) : count(context, one);
    context.result(
      _`${matches} === 1`,
      () => context.reset(),
      () => report(context, ends),
    );
  },
};

/** Variables of a union of which exactly one alternative has to be met. */
interface Counted {
  readonly matches: Name;
  /** The index of the alternative that decides alone; -1 where there is none. */
  readonly tagged: Name | undefined;
}

/** Counts the alternatives that are met; returns the numbers of errors after each. */
function count(context: KeywordCxt, { matches, tagged }: Counted): readonly Name[] {
  const { gen } = context;
  const schemas: readonly Schema[] = context.schema;
  return [...schemas.keys()].map((index) => {
    const take = (): void => check(context, index, () => gen.code(_`${matches}++`));
    if (tagged === undefined) take();
    else gen.if(_`${tagged} === -1 || ${tagged} === ${index}`, take);
    return endOf(context);
  });
}

/** Checks an alternative. */
function check(context: KeywordCxt, index: number, whenMet: () => void): void {
  const { data, keyword } = context;
  const gen = generatorOf(context);
  const contained = gen.containedIn(data);
  const before = contained === undefined ? undefined : gen.const('before', _`${contained}.length`);
  const valid = gen.name('_valid');
  const inner = context.subschema({ keyword, schemaProp: index, compositeRule: true }, valid);
  gen.if(valid, () => {
    whenMet();
    context.mergeEvaluated(inner, Name);
  });
  if (contained !== undefined && before !== undefined)
    gen.if(not(valid), () => gen.assign(_`${contained}.length`, before));
}

/** A variable with the number of errors so far. */
function endOf({ gen }: KeywordCxt): Name {
  return gen.var('end', names.errors);
}

/** Reports a union that is not met, with the errors of its alternatives. */
function report(context: KeywordCxt, ends: readonly Name[]): void {
  const { keyword, it, errsCount } = context;
  if (it.createErrors === false || errsCount === undefined) {
    context.error(true);
    return;
  }
  const gen = generatorOf(context);
  const list = ends.reduce<Expression>((before, end) => (before === nil ? end : _`${before}, ${end}`), nil);
  const place = _`keyword: ${keyword}, pointer: ${gen.pointerOf(it.errorPath, it.propertyName)}, start: ${errsCount}, ends: [${list}]`;
  const union = _`{ ${place}${meant(context)}${untagged(context)} }`;
  gen.assign(names.vErrors, _`${gen.use(runtime.unite)}(${names.vErrors}, ${union})`);
  gen.assign(names.errors, _`${names.vErrors}.length`);
}

/** The index of the alternative that a discriminator selects, if there is one. */
function meant(context: KeywordCxt): Expression {
  const { keyword, parentSchema = {} } = context;
  const tags = parentSchema['tags'];
  return tags === undefined || tags.keyword !== keyword ? nil : _`, meant: ${meantBy(context)}`;
}

function meantBy(context: KeywordCxt): Expression {
  const { tags } = context.parentSchema ?? {};
  const gen = generatorOf(context);
  const values = gen.expression('tags', _`new Map(${stringify(tags.values)})`);
  return _`${gen.use(runtime.meantBy)}(${context.data}, ${tags.member}, ${values})`;
}

/** The alternatives that are not meant by a value with the member that distinguishes the others, if there are any. */
function untagged(context: KeywordCxt): Expression {
  const { data, keyword, parentSchema = {} } = context;
  const found = parentSchema['untagged'];
  if (found === undefined || found.keyword !== keyword) return nil;
  const by = generatorOf(context).use(runtime.untaggedBy);
  return _`, untagged: ${by}(${data}, ${found.member}, ${stringify(found.indices)})`;
}

/**
 * Variables for the members and items that alternatives or a condition evaluate. ajv derives them from those of the
 * first schema, and so counts what that one evaluated even if it failed.
 */
export function takeNotes({ gen, it }: KeywordCxt): void {
  if (it.props !== true && !(it.props instanceof Name)) it.props = evaluatedPropsToName(gen, it.props);
  if (it.items !== true && !(it.items instanceof Name)) it.items = gen.var('items', it.items ?? 0);
}

/**
 * An alternative that was refused only because of an integer beyond our bound might be a second match. So the
 * alternatives are counted again without that bound.
 */
function countTwice(context: KeywordCxt, counted: Counted): readonly Name[] {
  const gen = generatorOf(context);
  const { matches } = counted;
  const refused = _`${gen.use(runtime.refusedIntegers)}()`;
  const before = gen.const('refused', refused);
  const again = gen.let('again', false);
  let ends: readonly Name[] = [];
  gen.try(
    () =>
      gen.for(_`;;`, () => {
        ends = count(context, counted);
        gen.if(_`${again} || ${matches} !== 1 || ${before} === ${refused}`, () => gen.break());
        context.reset();
        gen.code(_`${matches} = 0; ${again} = true; ${gen.use(runtime.enterPlain)}()`);
      }),
    undefined,
    _`if (${again}) ${gen.use(runtime.leavePlain)}()`,
  );
  return ends;
}
