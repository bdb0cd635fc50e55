import type { Json, JsonObject } from '../document.ts';
import type { References } from '../follow.ts';
import { isObject, memberOf } from '../member.ts';
import { brokenRule } from './plain-rules.ts';

/** Why a value is invalid: the error, and the names and indexes of the invalid part. */
export interface Mismatch {
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

/**
 * Maximum effort for one value, and for all values of a document, in compared characters, members, items and constants.
 */
const MOST = { forOne: 100_000, forAll: 50_000_000 } as const;
/** Maximum depth of schemas through references, members and items. */
const DEEPEST = 200;

/**
 * Finds values that a schema certainly refuses. Unsupported keywords (`not`, `if`, `dependentSchemas`,
 * `unevaluatedProperties` and others) and values that take too long to compare count as accepted.
 */
export class Mismatches {
  readonly #references: References;
  /** The effort so far. */
  effort = 0;

  constructor(references: References) {
    this.#references = references;
  }

  /** The first error of a value; undefined if it may be valid. */
  of(schema: Json | undefined, value: Json): Mismatch | undefined {
    const budget = Math.min(MOST.forOne, MOST.forAll - this.effort);
    const comparison = new Comparison(this.#references, budget);
    const mismatch = comparison.compare(schema, value, undefined);
    this.effort += budget - comparison.left;
    return mismatch;
  }

  /**
   * Skips values that were already compared, and counts their effort as if they had been compared again. Returns false
   * if the total limit is so near that fewer of them might be compared.
   */
  skip(effort: number): boolean {
    if (this.effort + effort > MOST.forAll - MOST.forOne) return false;
    this.effort += effort;
    return true;
  }
}

/** The last of the names and indexes that lead to a value, and those before it: only few values are refused. */
interface Step {
  readonly token: string | number;
  readonly before: Step | undefined;
}

/** Keywords whose schemas look at the same value. */
const COMPOSING = ['$ref', 'allOf', 'anyOf', 'oneOf'] as const;

/** One value against one schema. */
class Comparison {
  left: number;
  readonly #references: References;
  /** Objects and arrays that a schema has accepted, or that are being compared with it. */
  readonly #accepted = new Map<JsonObject, Set<Json>>();

  constructor(references: References, budget: number) {
    this.#references = references;
    this.left = budget;
  }

  compare(schema: Json | undefined, value: Json, at: Step | undefined, depth = 0): Mismatch | undefined {
    if (schema === false) return { path: pathTo(at), problem: 'is not allowed' };
    if (!isObject(schema) || this.left <= 0 || depth > DEEPEST) return undefined;
    this.left -= 1 + sizeOf(value) + sizeOf(schema['enum'] ?? null);
    // Most values are texts and numbers beside schemas of one level: nothing is won by remembering these.
    if (
      (typeof value !== 'object' || value === null) &&
      !COMPOSING.some((name) => schema[name] !== undefined)
    )
      return this.#mismatchOf(schema, value, at, depth + 1);
    const known = this.#accepted.get(schema);
    if (known?.has(value) === true) return undefined;
    if (known === undefined) this.#accepted.set(schema, new Set([value]));
    else known.add(value);
    const mismatch = this.#mismatchOf(schema, value, at, depth + 1);
    if (mismatch !== undefined) this.#accepted.get(schema)?.delete(value);
    return mismatch;
  }

  #mismatchOf(schema: JsonObject, value: Json, at: Step | undefined, depth: number): Mismatch | undefined {
    const problem = brokenRule(schema, value);
    if (problem !== undefined) return { path: pathTo(at), problem };
    const { $ref: reference, allOf, anyOf, oneOf } = schema;
    if (typeof reference === 'string') {
      const mismatch = this.compare(this.#references.follow(schema), value, at, depth);
      if (mismatch !== undefined) return mismatch;
    }
    for (const part of Array.isArray(allOf) ? allOf : []) {
      const mismatch = this.compare(part, value, at, depth);
      if (mismatch !== undefined) return mismatch;
    }
    for (const alternatives of [anyOf, oneOf]) {
      if (!Array.isArray(alternatives) || alternatives.length === 0) continue;
      const mismatches = alternatives.map((each) => this.compare(each, value, at, depth));
      if (mismatches.includes(undefined)) continue;
      const [first, ...others] = mismatches;
      return others.length === 0 ? first : { path: pathTo(at), problem: 'is none of the alternatives' };
    }
    if (Array.isArray(value)) return this.#itemOf(schema, value, at, depth);
    return isObject(value) ? this.#memberOf(schema, value, at, depth) : undefined;
  }

  #itemOf(
    schema: JsonObject,
    items: readonly Json[],
    before: Step | undefined,
    depth: number,
  ): Mismatch | undefined {
    const { prefixItems, items: others } = schema;
    const first = Array.isArray(prefixItems) ? prefixItems : [];
    for (const [token, item] of items.entries()) {
      const mismatch = this.compare(first[token] ?? others, item, { token, before }, depth);
      if (mismatch !== undefined) return mismatch;
    }
    return undefined;
  }

  #memberOf(
    schema: JsonObject,
    value: JsonObject,
    before: Step | undefined,
    depth: number,
  ): Mismatch | undefined {
    const { required, properties, patternProperties, additionalProperties: others } = schema;
    for (const name of Array.isArray(required) ? required.map(String) : []) {
      if (Object.hasOwn(value, name) || isOfOneDirection(memberOf(properties, name), this.#references))
        continue;
      return { path: pathTo(before), problem: `has no member ${JSON.stringify(name)}` };
    }
    for (const token of Object.keys(value)) {
      const own = memberOf(properties, token);
      if (own === undefined && others === false && !isObject(patternProperties))
        return { path: pathTo(before), problem: `has the unknown member ${JSON.stringify(token)}` };
      const inner = own ?? (isObject(patternProperties) ? undefined : others);
      const mismatch = this.compare(inner, value[token] ?? null, { token, before }, depth);
      if (mismatch !== undefined) return mismatch;
    }
    return undefined;
  }
}

/**
 * Members of only requests or only responses are not required in the other direction (OpenAPI 3.0.4, section 4.7.24.1).
 */
export function isOfOneDirection(property: Json | undefined, references: References): boolean {
  const parts = [property, references.follow(property)];
  return parts.some((part) => memberOf(part, 'readOnly') === true || memberOf(part, 'writeOnly') === true);
}

function pathTo(last: Step | undefined): Mismatch['path'] {
  const path: (string | number)[] = [];
  for (let step = last; step !== undefined; step = step.before) path.unshift(step.token);
  return path;
}

function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
