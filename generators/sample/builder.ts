import { jsonText } from '../../runtime/contract/json-text.ts';
import type { ApiModel, Schema } from '../model/model.ts';
import type { Direction } from '../model/variants.ts';
import type { JsonType } from '../keywords/keywords.ts';
import type { Json } from '../json/json.ts';
import { alternatives, alternativesApart } from './alternatives.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import type { Effort } from './effort.ts';
import { arrayShapes, sampleArray } from './array.ts';
import type { Choice } from './choice.ts';
import { heldSchemas } from './content.ts';
import { allowedValues, exampleValues, sampledTypes } from '../schema/conjuncts.ts';
import { keepFirst, knownFirst } from './first-values.ts';
import { sampleNumbers } from './number.ts';
import { objectShapes, sampleObject } from './object.ts';
import { plausibleAt } from './plausible.ts';
import type { Position } from './position.ts';
import { sampleTexts } from './text.ts';

/** Maximum number of values for one sample, including rejected ones; real samples need a few hundred. */
const MOST_VALUES = 50_000;
/** Maximum levels of a value. Schemas that need more are recursive. */
const DEEPEST = 24;
/** How many levels a JSON text in a string counts: each level of such texts doubles the length. */
const LEVELS_OF_TEXT = 8;
/** Maximum entries of `enum`, including examples, that are tried. */
const MOST_VALUES_TRIED = 20;

/** What a sample is made for. */
export interface Purpose {
  readonly model: ApiModel;
  /** The direction of the value: members that are not sent in it are left out. Undefined keeps all. */
  readonly direction: Direction | undefined;
  readonly choice: Choice;
  /** Whether values of the document are tried before generated ones. */
  readonly usesExamples: boolean;
  /** Number of levels that have optional members and items. */
  readonly shallow: number;
  /** Examples that belong to the schema from outside, by pointer. */
  readonly examples: ReadonlyMap<string, readonly Json[]>;
  readonly effort: Effort;
  /** Length of the value as JSON beyond which building stops; unlimited by default. */
  readonly longest?: number | undefined;
}

/** The schemas and candidates from which a value was made. */
export interface Site {
  readonly schemas: readonly Schema[];
  readonly conjuncts: Conjuncts;
  /** Whether a member of the wrong type keeps it apart from the other branches of `oneOf`. */
  readonly isApart: boolean;
}

/** A value that may be tried. */
interface Candidate {
  readonly conjuncts: Conjuncts;
  readonly isApart?: boolean;
  make(): Json | undefined;
}

/**
 * Makes a value, and further values once the errors of the last one are known. Each position has a list of
 * candidates; those that caused errors are skipped.
 */
export class Builder {
  readonly purpose: Purpose;
  /** By pointer: how the last value was made. */
  readonly sites: Map<string, Site> = new Map();
  /** Number of skipped candidates, by pointer. */
  readonly #skipped: Map<string, number> = new Map();
  #remaining = MOST_VALUES;
  /** Minimum length of the value in characters. */
  #length = 0;

  constructor(purpose: Purpose) {
    this.purpose = purpose;
  }

  /** Whether the value has become longer than wanted; it is then incomplete. */
  get isTooLong(): boolean {
    return this.#length > (this.purpose.longest ?? Infinity);
  }

  /** Undefined if no candidate is left, or too many were tried. */
  build(schemas: readonly Schema[], position: Position): Json | undefined {
    this.purpose.effort.spend(1);
    this.#remaining -= 1;
    if (this.#remaining < 0 || this.isTooLong || position.depth > DEEPEST) return undefined;
    const { pointer } = position;
    const skipped = this.#skipped.get(pointer) ?? 0;
    const known = skipped === 0 ? knownFirst(this.purpose, schemas, pointer) : undefined;
    if (known !== undefined)
      return this.#take(known.value, 0, pointer, { schemas, conjuncts: known.conjuncts, isApart: false });
    let index = 0;
    for (const { conjuncts, isApart = false, make } of this.#candidates(schemas, position)) {
      if (index >= skipped) {
        const value = make();
        if (value !== undefined) {
          if (index === 0) keepFirst(this.purpose, schemas, pointer, { value, conjuncts });
          return this.#take(value, index, pointer, { schemas, conjuncts, isApart });
        }
        // Another candidate would not make it shorter, so the value so far is the result.
        if (this.isTooLong) return undefined;
        this.#forgetBelow(pointer);
      }
      index += 1;
    }
    this.#skipped.set(pointer, index);
    this.sites.delete(pointer);
    return undefined;
  }

  /** Records how a value was made, and returns it. */
  #take(value: Json, index: number, pointer: string, site: Site): Json {
    this.#skipped.set(pointer, index);
    this.sites.set(pointer, site);
    this.#length +=
      pointer.length - pointer.lastIndexOf('/') + (typeof value === 'string' ? value.length : 0);
    return value;
  }

  /** Skips the candidates with errors at these pointers; errors inside of others are handled first. */
  skip(pointers: readonly string[]): void {
    const wrong = new Set(pointers.map((pointer) => this.#siteOf(pointer)));
    for (const pointer of wrong) {
      if ([...wrong].some((other) => other.startsWith(`${pointer}/`))) continue;
      this.#skipped.set(pointer, (this.#skipped.get(pointer) ?? 0) + 1);
      this.#forgetBelow(pointer);
    }
  }

  /** The innermost position that contains a pointer. */
  #siteOf(pointer: string): string {
    let site = pointer;
    while (site !== '' && !this.sites.has(site)) site = site.slice(0, site.lastIndexOf('/'));
    return site;
  }

  #forgetBelow(pointer: string): void {
    for (const map of [this.sites, this.#skipped]) {
      for (const other of map.keys()) if (other.startsWith(`${pointer}/`)) map.delete(other);
    }
  }

  *#candidates(schemas: readonly Schema[], position: Position): Generator<Candidate> {
    const { model, choice, effort, usesExamples, examples } = this.purpose;
    const choices = alternatives(model, schemas, choice, effort);
    const [first] = choices;
    if (first === undefined) return;
    yield* (usesExamples ? (examples.get(position.pointer) ?? []) : []).map((value) => given(first, value));
    for (const conjuncts of choices) yield* this.#valuesOf(conjuncts, usesExamples, position);
    for (const conjuncts of alternativesApart(model, schemas, choice, effort))
      for (const candidate of this.#valuesOf(conjuncts, false, position))
        yield { ...candidate, isApart: true };
  }

  *#valuesOf(conjuncts: Conjuncts, usesExamples: boolean, position: Position): Generator<Candidate> {
    const { choice } = this.purpose;
    if (usesExamples)
      yield* exampleValues(conjuncts)
        .slice(0, MOST_VALUES_TRIED)
        .map((value) => given(conjuncts, value));
    const allowed = allowedValues(conjuncts);
    if (allowed !== undefined)
      yield* choice
        .order(allowed)
        .slice(0, MOST_VALUES_TRIED)
        .map((value) => given(conjuncts, value));
    else
      for (const type of choice.order(sampledTypes(conjuncts))) yield* this.#made(conjuncts, type, position);
  }

  *#made(conjuncts: Conjuncts, type: JsonType, position: Position): Generator<Candidate> {
    const { choice } = this.purpose;
    const { pointer } = position;
    switch (type) {
      case 'string':
        if (heldSchemas(conjuncts).length > 0)
          yield { conjuncts, make: () => this.#jsonText(conjuncts, position) };
        return yield* sampleTexts(conjuncts, choice, pointer).map((value) => given(conjuncts, value));
      case 'integer':
      case 'number':
        return yield* sampleNumbers(conjuncts, type, { choice, pointer }).map((value) =>
          given(conjuncts, value),
        );
      case 'boolean':
        return yield* choice
          .order(plausibleAt(pointer).isOn ? [true, false] : [false, true])
          .map((value) => given(conjuncts, value));
      case 'null':
        return yield given(conjuncts, null);
      case 'array':
        return yield* arrayShapes(conjuncts, this.#isShallow(position)).map((shape) => ({
          conjuncts,
          make: () => sampleArray(this, { conjuncts, position, shape }),
        }));
      case 'object':
        return yield* objectShapes(conjuncts, this.#isShallow(position)).map((members) => ({
          conjuncts,
          make: () => sampleObject(this, { conjuncts, position, members }),
        }));
    }
  }

  /** The JSON of a string with JSON content. It is made separately, because its parts have no pointer. */
  #jsonText(conjuncts: Conjuncts, { depth }: Position): string | undefined {
    const shallow = this.purpose.shallow + LEVELS_OF_TEXT;
    const inner = new Builder({ ...this.purpose, shallow, examples: new Map() });
    const value = inner.build(heldSchemas(conjuncts), { pointer: '', depth: depth + LEVELS_OF_TEXT });
    return value === undefined ? undefined : jsonText(value);
  }

  #isShallow({ depth }: Position): boolean {
    return depth < this.purpose.shallow;
  }
}

function given(conjuncts: Conjuncts, value: Json): Candidate {
  return { conjuncts, make: () => (typeof value === 'object' ? structuredClone(value) : value) };
}
