import { checksOf } from '../check/value-checks.ts';
import type { ApiModel, Schema } from '../model/model.ts';
import { isSchema, keywordOf, schemaUnder } from '../schema/schema.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject, setMember } from '../json/member.ts';
import { enforceablePattern } from '../source/pattern/read-pattern.ts';
import { alternatives } from './alternatives.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import type { Builder, Purpose } from './builder.ts';
import { firstChoice } from './choice.ts';
import { allowedValues, describedNames, highest, lowest, requiredNames } from '../schema/conjuncts.ts';
import { inner, type Position } from './position.ts';
import { sampleTexts } from './text.ts';

/** Maximum number of members that are made because a schema requires a number of them. */
const MOST_MEMBERS = 1_000;

/** Which members an object has. */
export type Members = 'described' | 'required';

export function objectShapes(conjuncts: Conjuncts, isShallow: boolean): readonly Members[] {
  if (highest(conjuncts, 'minProperties', 0) > Math.min(MOST_MEMBERS, lowest(conjuncts, 'maxProperties')))
    return [];
  return isShallow ? ['described', 'required'] : ['required'];
}

/** Undefined where a required member cannot be made. */
export function sampleObject(
  builder: Builder,
  {
    conjuncts,
    position,
    members,
  }: { readonly conjuncts: Conjuncts; readonly position: Position; readonly members: Members },
): JsonObject | undefined {
  const known = new Map<string, readonly Schema[]>();
  const describing = describedBy(conjuncts);
  const schemasOf = (name: string): readonly Schema[] => {
    const schemas = known.get(name) ?? memberSchemas(describing(name), name);
    known.set(name, schemas);
    return schemas;
  };
  const isWanted = (name: string): boolean => !isLeftOut(schemasOf(name), builder.purpose);
  const required = new Set(requiredNames(conjuncts).filter(isWanted));
  const fewest = highest(conjuncts, 'minProperties', 0);
  const most = lowest(conjuncts, 'maxProperties');
  const object: JsonObject = {};
  let size = 0;
  const add = (name: string): boolean => {
    const value: Json | undefined = builder.build(schemasOf(name), inner(position, name));
    if (value === undefined) return false;
    if (!Object.hasOwn(object, name)) size += 1;
    setMember(object, name, value);
    return true;
  };
  /** Adds what members that are present require, and what these require. */
  const addDependent = (): boolean => {
    for (;;) {
      const missing = dependentNames(conjuncts, object).filter((name) => !Object.hasOwn(object, name));
      if (missing.length === 0) return true;
      if (!missing.every(add)) return false;
    }
  };
  let open = most - required.size;
  for (const name of describedNames(conjuncts)) {
    if (builder.isTooLong) return undefined;
    if (required.has(name)) {
      if (!add(name)) return undefined;
    } else if (open > 0 && (members === 'described' || size < fewest)) {
      if (isWanted(name) && add(name)) open -= 1;
    }
  }
  const isMap =
    members === 'described' &&
    size === 0 &&
    conjuncts.some((conjunct) => isObject(keywordOf(conjunct, 'additionalProperties')));
  for (const name of required) if (!Object.hasOwn(object, name) && !add(name)) return undefined;
  if (!addDependent()) return undefined;
  const count = Math.max(isMap && most > 0 ? 1 : 0, fewest - size);
  for (const name of furtherNames(conjuncts, { count, object, model: builder.purpose.model })) add(name);
  return addDependent() ? object : undefined;
}

/** Whether a member is not sent in a direction: `readOnly` in requests, `writeOnly` in responses. */
export function isLeftOut(
  schemas: readonly Schema[],
  { model, direction }: Pick<Purpose, 'model' | 'direction'>,
): boolean {
  if (direction === undefined) return false;
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return alternatives(model, schemas, firstChoice).some((conjuncts) =>
    conjuncts.some((conjunct) => keywordOf(conjunct, mark) === true),
  );
}

/** The schemas that a member has to meet (JSON Schema 2020-12 Core, section 10.3.2). */
export function memberSchemas(conjuncts: Conjuncts, name: string): readonly Schema[] {
  return conjuncts.flatMap((conjunct) => {
    const own = schemaUnder(conjunct, 'properties', name);
    const patterns = Object.entries(keywordOf(conjunct, 'patternProperties') ?? {});
    const matching = patterns.flatMap(([pattern, schema]) => (isMatching(pattern, name) ? [schema] : []));
    const schemas = [own, ...matching].filter(isSchema);
    return schemas.length === 0 ? [keywordOf(conjunct, 'additionalProperties')].filter(isSchema) : schemas;
  });
}

/**
 * The conjuncts that describe a member, by its name. Testing each of them for each member would take a million steps
 * for an object with a thousand bases.
 */
export function describedBy(conjuncts: Conjuncts): (name: string) => Conjuncts {
  if (conjuncts.some(describesFurther)) return () => conjuncts;
  const named = conjuncts.flatMap((conjunct) =>
    Object.keys(keywordOf(conjunct, 'properties') ?? {}).map((name) => ({ name, conjunct })),
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  return (name) => (byName.get(name) ?? []).map(({ conjunct }) => conjunct);
}

/** Whether a schema describes members that it does not name. */
function describesFurther(conjunct: JsonObject): boolean {
  const names = ['patternProperties', 'additionalProperties'] as const;
  return names.some((name) => keywordOf(conjunct, name) !== undefined);
}

function isMatching(pattern: string, name: string): boolean {
  return enforceablePattern(pattern)?.test(name) === true;
}

/** Undescribed names that the rules for names allow and an object does not have. */
function furtherNames(
  conjuncts: Conjuncts,
  { count, object, model }: { readonly count: number; readonly object: JsonObject; readonly model: ApiModel },
): readonly string[] {
  if (count <= 0) return [];
  const rules = conjuncts
    .map((conjunct) => keywordOf(conjunct, 'propertyNames'))
    .filter((rule) => isObject(rule));
  const patterns = conjuncts.flatMap((conjunct) =>
    Object.keys(keywordOf(conjunct, 'patternProperties') ?? {}),
  );
  const named =
    rules.length > 0
      ? [
          ...(allowedValues(rules) ?? []).filter((value) => typeof value === 'string'),
          ...sampleTexts(rules, firstChoice),
        ]
      : patterns.flatMap((pattern) => sampleTexts([{ pattern }], firstChoice));
  const [shortest, longest] = [highest(rules, 'minLength', 0), lowest(rules, 'maxLength')];
  const numbered = Array.from({ length: Object.keys(object).length + count }, (_, index) =>
    `member${index + 1}`.padEnd(shortest, '_').slice(-longest),
  );
  const checks = checksOf(model);
  const isAllowed = (name: string): boolean => rules.every((rule) => checks.of(rule, name) === undefined);
  const names = new Set(
    [...named, ...numbered].filter((name) => !Object.hasOwn(object, name) && isAllowed(name)),
  );
  return [...names].slice(0, count);
}

/** Names that become required because of members that are present. */
function dependentNames(conjuncts: Conjuncts, object: JsonObject): readonly string[] {
  return conjuncts.flatMap((conjunct) =>
    Object.entries(keywordOf(conjunct, 'dependentRequired') ?? {}).flatMap(([name, names]) =>
      Object.hasOwn(object, name) ? names : [],
    ),
  );
}
