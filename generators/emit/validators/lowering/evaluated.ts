import { isSchema } from '../../../model/schema-walk.ts';
import { isObject } from '../../../source/member.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import type { Schema } from '../../../model/model.ts';
import type { Lowering } from './lower.ts';
import { plainly } from './plain.ts';

/**
 * Items that match `contains` count as evaluated (JSON Schema 2020-12 Core, section 11.2): each of the others has to
 * meet `unevaluatedItems`, which is to say that every item meets one of them.
 */
export function completeContains(schema: JsonObject): JsonObject {
  const { unevaluatedItems } = schema;
  if (!isSchema(unevaluatedItems) || unevaluatedItems === true) return schema;
  const contained = containedIn(schema);
  return contained.length === 0
    ? schema
    : { ...schema, unevaluatedItems: { anyOf: [...contained, unevaluatedItems] } };
}

/** What `contains` asks for in a schema, and in what always holds together with it. */
function containedIn(schema: Schema): readonly Schema[] {
  if (typeof schema === 'boolean') return [];
  const { contains, allOf } = schema;
  return [...(isSchema(contains) ? [contains] : []), ...listOf(allOf).flatMap(containedIn)];
}

/**
 * What `if` has looked at counts where it held, also without `then` and `else` (section 11.3), which the compiler
 * leaves out of account: where it matters, a condition becomes a choice between holding and not holding.
 */
export function chooseByCondition(schema: JsonObject, lowering: Lowering): JsonObject {
  const { if: condition, then = true, else: otherwise = true, allOf, ...others } = schema;
  if (!lowering.tracksEvaluated || condition === undefined || !isSchema(condition)) return schema;
  const held = plainly(condition, lowering);
  const choice = { anyOf: [{ allOf: [held, then] }, { allOf: [{ not: condition }, otherwise] }] };
  return { ...others, allOf: [...(Array.isArray(allOf) ? allOf : []), choice] };
}

/** Each condition that is spread doubles a schema, so that no more than these are. */
const MOST_CONDITIONS = 4;

/**
 * For which items a `contains` within a condition counts depends on the value. Where `unevaluatedItems` asks for that,
 * the schema becomes a choice between itself with the condition held and not held, each of which can be completed.
 */
export function spreadConditions(schema: JsonObject, lowering: Lowering): JsonObject {
  const { unevaluatedItems } = schema;
  if (!isSchema(unevaluatedItems) || unevaluatedItems === true) return schema;
  const taken = conditionsIn(schema) <= MOST_CONDITIONS ? takeCondition(schema, lowering) : undefined;
  if (taken === undefined) return schema;
  const { rest, held, notHeld } = taken;
  return {
    anyOf: [held, notHeld].map((parts) => ({ ...rest, allOf: [...listOf(rest['allOf']), ...parts] })),
  };
}

interface Taken {
  readonly rest: JsonObject;
  /** What has to be met where the condition holds, itself included, and where it does not. */
  readonly held: readonly Schema[];
  readonly notHeld: readonly Schema[];
}

/** The first condition with `contains` of a schema and of what always holds together with it, and the rest. */
function takeCondition(schema: Schema, lowering: Lowering): Taken | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { if: condition, then = true, else: otherwise = true, ...rest } = schema;
  if (isSchema(condition) && isSchema(then) && isSchema(otherwise)) {
    if ([condition, then, otherwise].some(hasContains))
      return { rest, held: [plainly(condition, lowering), then], notHeld: [{ not: condition }, otherwise] };
  }
  const parts = listOf(schema['allOf']);
  for (const [index, part] of parts.entries()) {
    const taken = asksItself(part) ? undefined : takeCondition(part, lowering);
    if (taken !== undefined) return { ...taken, rest: { ...schema, allOf: parts.with(index, taken.rest) } };
  }
  return undefined;
}

/** Such a schema needs its own condition beside it. */
function asksItself(schema: Schema): boolean {
  return (
    typeof schema === 'object' &&
    ['unevaluatedItems', 'unevaluatedProperties'].some((keyword) => schema[keyword] !== undefined)
  );
}

function conditionsIn(schema: Schema): number {
  if (typeof schema === 'boolean') return 0;
  const parts = [...partsOf(schema, CONDITION), ...listOf(schema['allOf'])];
  return parts.reduce((count, part) => count + conditionsIn(part), schema['if'] === undefined ? 0 : 1);
}

const CONDITION = ['if', 'then', 'else'];
const ALTERNATIVES = ['anyOf', 'oneOf', 'dependentSchemas'];

/** Whether a schema has `contains` where neither the compiler nor the lowering can follow which items it matched. */
export function hidesContained(schema: Schema): boolean {
  return hides(schema, conditionsIn(schema) <= MOST_CONDITIONS);
}

function hides(schema: Schema, isSpread: boolean): boolean {
  if (typeof schema === 'boolean') return false;
  const inner = (part: Schema): boolean => hides(part, isSpread && !asksItself(part));
  return (
    partsOf(schema, ALTERNATIVES).some(hasContains) ||
    partsOf(schema, CONDITION).some(isSpread ? inner : hasContains) ||
    listOf(schema['allOf']).some(inner)
  );
}

/** Whether `contains` stands in a schema or in what is asked of the same value. */
function hasContains(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const parts = partsOf(schema, [...ALTERNATIVES, ...CONDITION, 'allOf']);
  return schema['contains'] !== undefined || parts.some(hasContains);
}

/** The schemas that stand below some keywords, alone, in lists or in maps. */
function partsOf(schema: JsonObject, keywords: readonly string[]): readonly Schema[] {
  return keywords.flatMap((keyword) => {
    const value = schema[keyword];
    if (keyword === 'dependentSchemas') return isObject(value) ? Object.values(value).filter(isSchema) : [];
    return Array.isArray(value) ? value.filter(isSchema) : isSchema(value) ? [value] : [];
  });
}

function listOf(value: Json | undefined): readonly Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}
