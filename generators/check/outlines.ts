import type { JsonObject } from '../source/document.ts';
import { mapSchemas } from './lowering/map-schemas.ts';

/** What equal lowered schemas have in common. */
export interface Outline {
  readonly id: number;
  /** How many keywords it has, those of all its parts counted. */
  readonly weight: number;
}

/**
 * Gives equal lowered schemas the same number. Schemas do not change, so that each is looked into once, also where it
 * stands in one document after the other.
 */
export class Outlines {
  readonly #byText = new Map<string, Outline>();
  readonly #bySchema = new WeakMap<JsonObject, Outline>();
  readonly #parts = new WeakMap<JsonObject, readonly number[]>();

  /** How many different schemas were seen. */
  get size(): number {
    return this.#byText.size;
  }

  /** The outline of a schema that was looked into, or of a part of one. */
  of(schema: JsonObject): Outline | undefined {
    return this.#bySchema.get(schema);
  }

  /** The numbers of a schema and of all its parts, each as often as it stands there. */
  numbersIn(schema: JsonObject): readonly number[] {
    const known = this.#parts.get(schema);
    if (known !== undefined) return known;
    const numbers: number[] = [];
    this.#look(schema, numbers);
    this.#parts.set(schema, numbers);
    return numbers;
  }

  /** From the parts up, so that of each part only its number is looked at. */
  #look(schema: JsonObject, numbers: number[]): Outline {
    let weight = Object.keys(schema).length;
    const text = JSON.stringify(
      mapSchemas(schema, (part) => {
        if (typeof part === 'boolean') return part;
        const { id, weight: own } = this.#look(part, numbers);
        weight += own;
        return { id };
      }),
    );
    const outline = this.#byText.get(text) ?? { id: this.#byText.size, weight };
    this.#byText.set(text, outline);
    this.#bySchema.set(schema, outline);
    numbers.push(outline.id);
    return outline;
  }
}
