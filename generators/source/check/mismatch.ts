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
    const mismatch = comparison.compare(schema, value, []);
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

type Path = readonly (string | number)[];

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

  compare(schema: Json | undefined, value: Json, path: Path, depth = 0): Mismatch | undefined {
    if (schema === false) return { path, problem: 'is not allowed' };
    if (!isObject(schema) || this.left <= 0 || depth > DEEPEST) return undefined;
    this.left -= 1 + sizeOf(value) + sizeOf(schema['enum'] ?? null);
    const known = this.#accepted.get(schema);
    if (known?.has(value) === true) return undefined;
    if (known === undefined) this.#accepted.set(schema, new Set([value]));
    else known.add(value);
    const mismatch = this.#mismatchOf(schema, value, path, depth + 1);
    if (mismatch !== undefined) this.#accepted.get(schema)?.delete(value);
    return mismatch;
  }

  #mismatchOf(schema: JsonObject, value: Json, path: Path, depth: number): Mismatch | undefined {
    const problem = brokenRule(schema, value);
    if (problem !== undefined) return { path, problem };
    const { $ref: reference, allOf } = schema;
    const target = typeof reference === 'string' ? this.#references.follow({ $ref: reference }) : undefined;
    for (const part of [target, ...(Array.isArray(allOf) ? allOf : [])]) {
      const mismatch = this.compare(part, value, path, depth);
      if (mismatch !== undefined) return mismatch;
    }
    for (const alternatives of [schema['anyOf'], schema['oneOf']]) {
      if (!Array.isArray(alternatives) || alternatives.length === 0) continue;
      const mismatches = alternatives.map((each) => this.compare(each, value, path, depth));
      if (mismatches.includes(undefined)) continue;
      const [first, ...others] = mismatches;
      return others.length === 0 ? first : { path, problem: 'is none of the alternatives' };
    }
    if (Array.isArray(value)) return this.#itemOf(schema, value, path, depth);
    return isObject(value) ? this.#memberOf(schema, value, path, depth) : undefined;
  }

  #itemOf(schema: JsonObject, items: readonly Json[], path: Path, depth: number): Mismatch | undefined {
    const { prefixItems, items: others } = schema;
    const first = Array.isArray(prefixItems) ? prefixItems : [];
    for (const [index, item] of items.entries()) {
      const mismatch = this.compare(first[index] ?? others, item, [...path, index], depth);
      if (mismatch !== undefined) return mismatch;
    }
    return undefined;
  }

  #memberOf(schema: JsonObject, value: JsonObject, path: Path, depth: number): Mismatch | undefined {
    const { required, properties, patternProperties, additionalProperties: others } = schema;
    for (const name of Array.isArray(required) ? required.map(String) : []) {
      if (Object.hasOwn(value, name) || this.#isOfOneDirection(memberOf(properties, name))) continue;
      return { path, problem: `has no member ${JSON.stringify(name)}` };
    }
    for (const [name, member] of Object.entries(value)) {
      const own = memberOf(properties, name);
      if (own === undefined && others === false && !isObject(patternProperties))
        return { path, problem: `has the unknown member ${JSON.stringify(name)}` };
      const inner = own ?? (isObject(patternProperties) ? undefined : others);
      const mismatch = this.compare(inner, member, [...path, name], depth);
      if (mismatch !== undefined) return mismatch;
    }
    return undefined;
  }

  /**
   * Members of only requests or only responses are not required in the other direction (OpenAPI 3.0.4, section
   * 4.7.24.1).
   */
  #isOfOneDirection(property: Json | undefined): boolean {
    const parts = [property, this.#references.follow(property)];
    return parts.some((part) => memberOf(part, 'readOnly') === true || memberOf(part, 'writeOnly') === true);
  }
}

function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
