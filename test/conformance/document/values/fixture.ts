import type { DocumentFacts, Schema } from '../facts.ts';
import { isObject, tokensOf, type Json } from '../json.ts';
import { alternativesOf, extraOf, facetsOf, membersOf } from '../schema.ts';
import type { Casebook } from './casebook.ts';
import type { InvalidCase } from './cases.ts';
import { UNKNOWN_MEMBER } from './edits.ts';

/** What types can express; they cannot express limits, patterns and formats. */
const SEEN = new Set(['type', 'required', 'enum', 'const', 'additionalProperties']);

/** Most lines of either kind for each schema. */
const MOST = 12;

/**
 * A program that compiles if types and validators agree: valid values satisfy their type, and invalid ones, where types
 * can tell, are expected errors.
 */
export function fixtureOf(facts: DocumentFacts, casebook: Casebook, types: string): string {
  const lines = [...facts.schemas].flatMap(([name, schema]) => {
    if (!isTellable(facts, schema)) return [];
    const { valid, invalid } = casebook.cases(schema);
    const good = valid.filter((value) => !JSON.stringify(value).includes(UNKNOWN_MEMBER));
    return [
      ...spread(good).map((value) => satisfies(name, value)),
      ...spread(invalid.filter(isSeen)).map(({ value }) => `// @ts-expect-error\n${satisfies(name, value)}`),
    ];
  });
  return [`import type * as types from ${JSON.stringify(types)};`, ...lines, ''].join('\n');
}

/**
 * Whether a type can say what the schema says. It cannot if undescribed members have a schema beside the described
 * ones, or if a value may be one of several open objects, each of which accepts the members of the others.
 */
function isTellable(facts: DocumentFacts, schema: Schema): boolean {
  const facets = facetsOf(facts, schema);
  const isMixed = isObject(extraOf(facets)) && membersOf(facets).size > 0;
  const objects = alternativesOf(facets).filter(
    (each) => membersOf(facetsOf(facts, each)).size > 0 && extraOf(facetsOf(facts, each)) !== false,
  );
  return !isMixed && objects.length < 2;
}

function satisfies(name: string, value: Json): string {
  return `(${JSON.stringify(value)}) satisfies types.${name};`;
}

/** One fault that types see too; to them a number is a number, whole or not. */
function isSeen({ value, faults }: InvalidCase): boolean {
  const [fault, second] = faults;
  if (fault === undefined || second !== undefined || !SEEN.has(fault.keyword)) return false;
  return fault.keyword !== 'type' || typeof valueAt(value, fault.pointer) !== 'number';
}

function valueAt(root: Json, pointer: string): Json | undefined {
  return tokensOf(pointer).reduce<Json | undefined>((value, token) => {
    if (Array.isArray(value)) return value[Number(token)] as Json | undefined;
    return isObject(value) ? value[token] : undefined;
  }, root);
}

function spread<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / MOST));
  return items.filter((_, index) => index % step === 0);
}
