import { keywordsWhere, type KeywordName } from '../../keywords/keywords.ts';
import { followReferences } from '../../schema/merge.ts';
import type { SchemaSource } from '../../schema/named.ts';
import type { Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import { pairsOfKeyword, type SchemaPair } from './same-pairs.ts';

/** The two documents that schemas are compared in. */
export interface Sources {
  readonly before: SchemaSource;
  readonly after: SchemaSource;
}

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

/** Two schemas whose own rules are the same, and the pairs below them that were not compared yet. */
interface Opened {
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** The last one is compared first. */
  readonly below: SchemaPair[];
  /** Number of pairs that were assumed to be the same before this one. */
  readonly mark: number;
}

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
  /** The assumed pairs, in the order of the comparison. */
  readonly #trail: [JsonObject, JsonObject][] = [];
  #left = MOST_STEPS;

  /** @param compared The keywords that count. */
  constructor(sources: Sources, compared: ReadonlySet<string>) {
    this.#sources = sources;
    this.#compared = compared;
  }

  /**
   * Whether two schemas mean the same. Results are stored, so each pair is compared once as long as nothing differs.
   * Not recursive, because a chain of references may be longer than the stack.
   */
  areSame(before: Schema, after: Schema): boolean {
    const opened: Opened[] = [];
    let isSame = this.#open([before, after], opened);
    for (let last = opened.at(-1); last !== undefined; last = opened.at(-1)) {
      const next = isSame ? last.below.pop() : undefined;
      if (next !== undefined) isSame = this.#open(next, opened);
      else {
        opened.pop();
        if (!isSame) this.#notSame(last);
      }
    }
    return isSame;
  }

  /** Whether two schemas have the same value for a keyword, or both lack it. */
  haveSame(keyword: string, before: JsonObject, after: JsonObject): boolean {
    return pairsOfKeyword(keyword, before, after)?.every(([one, other]) => this.areSame(one, other)) === true;
  }

  /** False if two schemas differ. Otherwise, adds the pairs below them that still have to be compared. */
  #open([before, after]: SchemaPair, opened: Opened[]): boolean {
    const [old, young] = [this.#written('before', before), this.#written('after', after)];
    if (typeof old === 'boolean' || typeof young === 'boolean')
      return this.#isOpen(old) ? this.#isOpen(young) : old === young;
    if (this.#same.get(old)?.has(young) === true) return true;
    this.#left -= 1;
    if (this.#left < 0 || this.#different.get(old)?.has(young) === true) return false;
    const below = this.#pairsBelow(old, young);
    if (below === undefined) {
      remember(this.#different, old, young);
      return false;
    }
    opened.push({ before: old, after: young, below: below.toReversed(), mark: this.#trail.length });
    remember(this.#same, old, young);
    this.#trail.push([old, young]);
    return true;
  }

  /** Forgets the pairs that were assumed to be equal since then, because they may depend on this one. */
  #notSame({ before, after, mark }: Opened): void {
    for (const [one, other] of this.#trail.splice(mark)) this.#same.get(one)?.delete(other);
    remember(this.#different, before, after);
  }

  /** The schemas below two schemas that have to be the same; undefined if the two differ anyway. */
  #pairsBelow(before: JsonObject, after: JsonObject): readonly SchemaPair[] | undefined {
    const pairs: SchemaPair[] = [];
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const own = this.#compared.has(name) ? pairsOfKeyword(name, before, after) : [];
      if (own === undefined) return undefined;
      pairs.push(...own);
    }
    return pairs;
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

function remember(pairs: WeakMap<JsonObject, Set<Schema>>, one: JsonObject, other: Schema): void {
  const known = pairs.get(one);
  if (known === undefined) pairs.set(one, new Set([other]));
  else known.add(other);
}
