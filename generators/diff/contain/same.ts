import { keywordNamed, keywordsWhere, type KeywordName } from '../../keywords/keywords.ts';
import { followReferences } from '../../schema/merge.ts';
import type { SchemaSource } from '../../schema/named.ts';
import type { Schema } from '../../schema/schema.ts';
import { isSchema } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import { canonicalText } from './canonical-text.ts';

/** The two documents that schemas are compared in. */
export interface Sources {
  readonly before: SchemaSource;
  readonly after: SchemaSource;
}

/** Levels of schemas that are compared, counting references; deeper ones count as different. */
const DEEPEST = 200;
/**
 * Pairs that are compared; GitHub's document has a few hundred thousand. Beyond this limit, schemas count as different.
 */
const MOST_STEPS = 20_000_000;

/** The keywords that decide whether values are valid, and which of them are sent. */
export const deciding: ReadonlySet<string> = new Set<KeywordName>([
  ...keywordsWhere(({ role }) => role === 'rule'),
  'readOnly',
  'writeOnly',
]);

/**
 * The same keywords, and further ones whose changes are reported; all other keywords of a schema are words for readers.
 */
export const reported: ReadonlySet<string> = new Set<string>([
  ...deciding,
  'default',
  'deprecated',
  'discriminator',
]);

/**
 * Compares schemas of two documents rule by rule. References are resolved, so that a renamed component and an inlined
 * copy are the same. Recursive schemas are the same if no step shows a difference.
 */
export class SameSchemas {
  readonly #sources: Sources;
  readonly #compared: ReadonlySet<string>;
  /** Pairs that are the same, or are being compared. */
  readonly #same = new WeakMap<JsonObject, Set<Schema>>();
  readonly #different = new WeakMap<JsonObject, Set<Schema>>();
  /** The pairs that are assumed to be the same, in the order in which they were met. */
  readonly #trail: [JsonObject, JsonObject][] = [];
  #left = MOST_STEPS;

  /** @param compared The keywords that count. */
  constructor(sources: Sources, compared: ReadonlySet<string>) {
    this.#sources = sources;
    this.#compared = compared;
  }

  /**
   * Whether two schemas mean the same. Pairs are remembered, so that each is compared once as long as nothing differs.
   */
  areSame(before: Schema, after: Schema, depth = 0): boolean {
    const [old, young] = [this.#written('before', before), this.#written('after', after)];
    if (typeof old === 'boolean' || typeof young === 'boolean')
      return this.#isOpen(old) ? this.#isOpen(young) : old === young;
    if (this.#same.get(old)?.has(young) === true) return true;
    this.#left -= 1;
    if (this.#left < 0 || depth > DEEPEST || this.#different.get(old)?.has(young) === true) return false;
    const mark = this.#trail.length;
    remember(this.#same, old, young);
    this.#trail.push([old, young]);
    if (this.#haveSameRules(old, young, depth)) return true;
    // Pairs that were found equal since then may be equal only if these are.
    for (const [one, other] of this.#trail.splice(mark)) this.#same.get(one)?.delete(other);
    remember(this.#different, old, young);
    return false;
  }

  /** Whether two schemas have the same value for a keyword, or both lack it. */
  haveSame(keyword: string, before: JsonObject, after: JsonObject, depth = 0): boolean {
    const [one, other] = [ownValue(before, keyword), ownValue(after, keyword)];
    if (one === undefined || other === undefined) return one === other;
    switch (keywordNamed(keyword)?.holds) {
      case 'schema':
        return isSchema(one) && isSchema(other) && this.areSame(one, other, depth + 1);
      case 'schemas':
        return this.#areSameLists(one, other, depth);
      case 'schemasByName':
        return this.#areSameMaps(one, other, depth);
      case 'names':
      case 'list':
      case 'types':
        return textOfSet(one) === textOfSet(other);
      default:
        if (keyword === '$ref') return this.areSame({ $ref: one }, { $ref: other }, depth + 1);
        return canonicalText(one) === canonicalText(other);
    }
  }

  #haveSameRules(before: JsonObject, after: JsonObject, depth: number): boolean {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of names)
      if (this.#compared.has(name) && !this.haveSame(name, before, after, depth)) return false;
    return true;
  }

  #areSameLists(before: Json, after: Json, depth: number): boolean {
    if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
    return before.every((one, index) => {
      const other = after[index];
      return isSchema(one) && isSchema(other) && this.areSame(one, other, depth + 1);
    });
  }

  #areSameMaps(before: Json, after: Json, depth: number): boolean {
    if (!isObject(before) || !isObject(after)) return false;
    const names = Object.keys(before);
    if (names.length !== Object.keys(after).length) return false;
    return names.every((name) => {
      const [one, other] = [before[name], Object.hasOwn(after, name) ? after[name] : undefined];
      return isSchema(one) && isSchema(other) && this.areSame(one, other, depth + 1);
    });
  }

  /** The schema that a bare reference refers to; a reference with further keywords is returned as it is. */
  #written(side: keyof Sources, schema: Schema): Schema {
    let last = schema;
    for (const each of followReferences(this.#sources[side], schema)) {
      last = each;
      if (typeof each === 'boolean') return each;
      if (Object.keys(each).some((name) => name !== '$ref' && this.#compared.has(name))) return each;
    }
    return last;
  }

  #isOpen(schema: Schema): boolean {
    if (typeof schema === 'boolean') return schema;
    return !Object.keys(schema).some((name) => this.#compared.has(name));
  }
}

function ownValue(schema: JsonObject, keyword: string): Json | undefined {
  return Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
}

function textOfSet(value: Json): string {
  return [...new Set([value].flat().map((each) => canonicalText(each ?? null)))].toSorted().join(',');
}

function remember(pairs: WeakMap<JsonObject, Set<Schema>>, one: JsonObject, other: Schema): void {
  const known = pairs.get(one);
  if (known === undefined) pairs.set(one, new Set([other]));
  else known.add(other);
}
