import { jsonText } from '../../runtime/contract/json-text.ts';
import type { JsonObject } from '../json/json.ts';
import { mapSchemas } from './lowering/map-schemas.ts';

/** What equal lowered schemas share. */
export interface Outline {
  readonly id: number;
  /** The number of its keywords, including those of all its parts. */
  readonly weight: number;
}

/**
 * Assigns the same number to equal lowered schemas. Schemas do not change, so each is read once, even if several
 * documents contain it.
 */
export class Outlines {
  readonly #byText = new Map<string, Outline>();
  readonly #bySchema = new WeakMap<JsonObject, Outline>();
  readonly #parts = new WeakMap<JsonObject, readonly number[]>();

  /** The number of different schemas so far. */
  get size(): number {
    return this.#byText.size;
  }

  /** The outline of a schema that was read, or of a part of one. */
  of(schema: JsonObject): Outline | undefined {
    return this.#bySchema.get(schema);
  }

  /** The numbers of a schema and of all its parts, each as often as it occurs there. */
  numbersIn(schema: JsonObject): readonly number[] {
    const known = this.#parts.get(schema);
    if (known !== undefined) return known;
    const numbers: number[] = [];
    this.#look(schema, numbers);
    this.#parts.set(schema, numbers);
    return numbers;
  }

  /** Bottom up, so that only the number of each part has to be read. */
  #look(schema: JsonObject, numbers: number[]): Outline {
    let weight = Object.keys(schema).length;
    const text = jsonText(
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
