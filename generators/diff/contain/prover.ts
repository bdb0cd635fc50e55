import type { ApiModel } from '../../model/model.ts';
import type { Direction } from '../../model/variants.ts';
import { conjuncts } from '../../schema/merge.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import type { Budget } from '../effort.ts';
import { disjunctsOf } from './disjuncts.ts';
import { areDisjoint, type DisjointSides, type Read } from './disjoint.ts';
import type { Reading } from './members.ts';
import { proven, provenForAll, unproven, type Proof } from './proof.ts';
import { proveRule, ruleNames } from './rules.ts';
import { isOutside, summarise, type Summary } from './summary.ts';

/** Maximum depth of schemas in a proof. Proofs of recursive schemas end before, at a pair that occurs again. */
const DEEPEST = 60;

/** What a proof is about: the values of one document, and the rules of another. */
export interface Sides {
  /** The document of the values. */
  readonly values: ApiModel;
  /** The document of the rules that they have to meet. */
  readonly rules: ApiModel;
  readonly direction: Direction;
  /** How to read members of the values that no schema describes. */
  readonly reading: Reading;
  /** Compares a schema of the values with one of the rules. */
  readonly same: (values: Schema, rules: Schema) => boolean;
}

/**
 * Proves, by structure alone, that every value of some schemas is a value of others. It never proves the opposite: what
 * is not proven is unknown, and the keyword shows where the proof ended.
 */
export class Prover {
  readonly sides: Sides;
  readonly #budget: Budget;
  /** Pairs whose proof has begun and not ended. For a recursive schema, the conclusion is assumed (coinduction). */
  readonly #assumed = new Map<Schema, Set<Schema>>();
  readonly #summaries = new WeakMap<readonly Schema[], readonly Summary[] | undefined>();

  constructor(sides: Sides, budget: Budget) {
    this.sides = sides;
    this.#budget = budget;
  }

  /** Whether all values of `values` are also valid for `rules`. */
  contains(values: readonly Schema[], rules: readonly Schema[], depth = 0): Proof {
    if (!this.#budget.step()) return unproven('steps');
    if (depth > DEEPEST) return unproven('depth');
    if (this.#areSame(values, rules)) return proven;
    const assumption = this.#assume(values, rules);
    if (assumption === 'known') return proven;
    const summaries = this.read(values);
    const proof =
      summaries === undefined
        ? unproven('anyOf')
        : provenForAll(summaries, (summary) => this.meets(summary, rules, depth));
    assumption?.();
    return proof;
  }

  /** Whether the values of one disjunct are also valid for `rules`. */
  meets(summary: Summary, rules: readonly Schema[], depth: number): Proof {
    if (summary.types.size === 0) return proven;
    return provenForAll(rules, (schema) => this.#meetsOne(summary, schema, depth));
  }

  /** Whether no value of a disjunct is valid for a schema of the rules. */
  isApart(summary: Summary, rule: Schema): boolean {
    const sides = this.#disjointFrom((schemas) => this.readRules(schemas));
    return this.readRules([rule])?.every((alternative) => areDisjoint(summary, alternative, sides)) === true;
  }

  /** Whether the disjuncts of two lists have no value in common. Both are of the document of the values. */
  areApart(summaries: readonly Summary[], others: readonly Summary[]): boolean {
    const sides = this.#disjointFrom((schemas) => this.read(schemas));
    return summaries.every((alternative) => others.every((other) => areDisjoint(alternative, other, sides)));
  }

  /** The disjuncts of schemas in the document of the values. */
  read(schemas: readonly Schema[]): readonly Summary[] | undefined {
    return this.#summaryOf(schemas, this.sides.values);
  }

  /** The disjuncts of schemas in the document of the rules. */
  readRules(schemas: readonly Schema[]): readonly Summary[] | undefined {
    return this.#summaryOf(schemas, this.sides.rules);
  }

  #disjointFrom(readOther: Read): DisjointSides {
    return { readOne: (schemas) => this.read(schemas), readOther, reading: this.sides.reading };
  }

  #summaryOf(schemas: readonly Schema[], model: ApiModel): readonly Summary[] | undefined {
    if (this.#summaries.has(schemas)) return this.#summaries.get(schemas);
    const directed = { direction: this.sides.direction, source: model };
    const summaries = disjunctsOf(model, schemas)
      ?.map((disjunct) => summarise(disjunct.conjuncts, directed))
      .filter(({ types }) => types.size > 0);
    this.#summaries.set(schemas, summaries);
    return summaries;
  }

  #meetsOne(summary: Summary, schema: Schema, depth: number): Proof {
    for (const part of conjuncts(this.sides.rules, schema)) {
      if (part === true) continue;
      if (part === false) return unproven('false');
      if (summary.conjuncts.some((conjunct) => this.sides.same(conjunct, part))) continue;
      const proof = this.meetsConjunct(summary, part, depth);
      if (!proof.isProven) return proof;
    }
    return proven;
  }

  /** Whether values meet the keywords of one schema object, without those of its references and `allOf`. */
  meetsConjunct(summary: Summary, conjunct: JsonObject, depth: number, names = ruleNames): Proof {
    return provenForAll(names, (keyword) => {
      if (!this.#budget.step()) return unproven('steps');
      if (keywordOf(conjunct, keyword) === undefined) return proven;
      return isOutside(summary, keyword) ? proven : proveRule(this, { summary, conjunct, depth }, keyword);
    });
  }

  #areSame(values: readonly Schema[], rules: readonly Schema[]): boolean {
    return rules.every((rule) => rule === true || values.some((value) => this.sides.same(value, rule)));
  }

  /** Only pairs of single schemas are stored: lists are created again at each visit. */
  #assume(values: readonly Schema[], rules: readonly Schema[]): 'known' | (() => void) | undefined {
    const [value, ...others] = values;
    const [rule, ...more] = rules;
    if (value === undefined || rule === undefined || others.length + more.length > 0) return undefined;
    if (typeof value === 'boolean' || typeof rule === 'boolean') return undefined;
    const known = this.#assumed.get(value) ?? new Set<Schema>();
    if (known.has(rule)) return 'known';
    known.add(rule);
    this.#assumed.set(value, known);
    return () => {
      known.delete(rule);
    };
  }
}
