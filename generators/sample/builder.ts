import type { ApiModel, Schema } from '../model/model.ts';
import type { Direction } from '../model/variants.ts';
import type { JsonType } from '../schema/keywords.ts';
import type { Json } from '../source/document.ts';
import { alternatives, alternativesApart, type Facets } from './alternatives.ts';
import { arrayShapes, sampleArray } from './array.ts';
import type { Choice } from './choice.ts';
import { allowedValues, exampleValues, sampledTypes } from './facets.ts';
import { sampleNumbers } from './number.ts';
import { objectShapes, sampleObject } from './object.ts';
import type { Spot } from './spot.ts';
import { sampleTexts } from './text.ts';

/** Values that are made for one sample, those thrown away counted; real ones need a few hundred. */
const MOST_VALUES = 50_000;
/** Levels of a value. Schemas that need more lead back to themselves. */
const DEEPEST = 24;
/** Entries of `enum`, examples included, that are tried. */
const MOST_VALUES_TRIED = 20;

/** What a sample is made for. */
export interface Purpose {
  readonly model: ApiModel;
  /** Where the value goes: members that are marked as not going there are left out. Undefined keeps all. */
  readonly direction: Direction | undefined;
  readonly choice: Choice;
  /** Whether the values of the document are tried before made ones. */
  readonly usesExamples: boolean;
  /** Levels on which members and items stand that are not required. */
  readonly shallow: number;
  /** Examples that stand beside the schema, by pointer. */
  readonly examples: ReadonlyMap<string, readonly Json[]>;
}

/** Where a value was made, and by what it was made. */
export interface Site {
  readonly schemas: readonly Schema[];
  readonly facets: Facets;
}

/** A value that may be tried. */
interface Candidate {
  readonly facets: Facets;
  make(): Json | undefined;
}

/**
 * Makes a value, and makes another one after it was told where the last one was wrong: for every spot there is a list
 * of candidates, of which those that turned out wrong are skipped.
 */
export class Builder {
  readonly purpose: Purpose;
  /** By pointer: where the last value was made. */
  readonly sites: Map<string, Site> = new Map();
  /** Candidates to be skipped, by pointer. */
  readonly #skipped: Map<string, number> = new Map();
  #remaining = MOST_VALUES;

  constructor(purpose: Purpose) {
    this.purpose = purpose;
  }

  /** Undefined where no candidate is left, or too many were tried. */
  build(schemas: readonly Schema[], spot: Spot): Json | undefined {
    this.#remaining -= 1;
    if (this.#remaining < 0 || spot.depth > DEEPEST) return undefined;
    const { pointer } = spot;
    let index = 0;
    for (const { facets, make } of this.#candidates(schemas, spot)) {
      if (index >= (this.#skipped.get(pointer) ?? 0)) {
        const value = make();
        if (value !== undefined) {
          this.#skipped.set(pointer, index);
          this.sites.set(pointer, { schemas, facets });
          return value;
        }
        this.#forgetBelow(pointer);
      }
      index += 1;
    }
    this.#skipped.set(pointer, index);
    this.sites.delete(pointer);
    return undefined;
  }

  /** Skips the candidate whose value is wrong at these pointers; faults inside of others are followed first. */
  skip(pointers: readonly string[]): void {
    const wrong = new Set(pointers.map((pointer) => this.#siteOf(pointer)));
    for (const pointer of wrong) {
      if ([...wrong].some((other) => other.startsWith(`${pointer}/`))) continue;
      this.#skipped.set(pointer, (this.#skipped.get(pointer) ?? 0) + 1);
      this.#forgetBelow(pointer);
    }
  }

  /** The innermost spot that holds a pointer. */
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

  *#candidates(schemas: readonly Schema[], spot: Spot): Generator<Candidate> {
    const { model, choice, usesExamples, examples } = this.purpose;
    const ways = alternatives(model, schemas, choice);
    const [first] = ways;
    if (first === undefined) return;
    yield* (usesExamples ? (examples.get(spot.pointer) ?? []) : []).map((value) => given(first, value));
    for (const facets of ways) yield* this.#valuesOf(facets, usesExamples, spot);
    for (const facets of alternativesApart(model, schemas, choice))
      yield* this.#valuesOf(facets, false, spot);
  }

  *#valuesOf(facets: Facets, usesExamples: boolean, spot: Spot): Generator<Candidate> {
    const { choice } = this.purpose;
    if (usesExamples)
      yield* exampleValues(facets)
        .slice(0, MOST_VALUES_TRIED)
        .map((value) => given(facets, value));
    const allowed = allowedValues(facets);
    if (allowed !== undefined)
      yield* choice
        .order(allowed)
        .slice(0, MOST_VALUES_TRIED)
        .map((value) => given(facets, value));
    else for (const type of choice.order(sampledTypes(facets))) yield* this.#made(facets, type, spot);
  }

  *#made(facets: Facets, type: JsonType, spot: Spot): Generator<Candidate> {
    const { choice } = this.purpose;
    switch (type) {
      case 'string':
        return yield* sampleTexts(facets, choice).map((value) => given(facets, value));
      case 'integer':
      case 'number':
        return yield* sampleNumbers(facets, type, choice).map((value) => given(facets, value));
      case 'boolean':
        return yield* choice.order([true, false]).map((value) => given(facets, value));
      case 'null':
        return yield given(facets, null);
      case 'array':
        return yield* arrayShapes(facets, this.#isShallow(spot)).map((count) => ({
          facets,
          make: () => sampleArray(this, { facets, spot, count }),
        }));
      case 'object':
        return yield* objectShapes(facets, this.#isShallow(spot)).map((members) => ({
          facets,
          make: () => sampleObject(this, { facets, spot, members }),
        }));
    }
  }

  #isShallow({ depth }: Spot): boolean {
    return depth < this.purpose.shallow;
  }
}

function given(facets: Facets, value: Json): Candidate {
  return { facets, make: () => structuredClone(value) };
}
