import { createHash } from 'node:crypto';
import type { Schema } from '../model/model.ts';
import { isSchema } from '../schema/schema.ts';
import { isObject } from '../source/member.ts';
import type { Json, JsonObject } from '../source/document.ts';
import { loweredSchemaKeywords, schemaListKeywords, schemaMapKeywords } from './lowering/keywords.ts';

/** Schemas with fewer keywords, those of all their parts counted, cost less where they stand than in a module of their own. */
const SMALLEST = 10;

/** The same for what a part of a message is as a whole, such as the parameters in paths. */
const SMALLEST_WHOLE = 5;

/** Keywords whose schemas are met by members and items: what these look at is of no interest outside. */
const CHILDREN = ['additionalProperties', 'items', 'patternProperties', 'prefixItems', 'properties'];
const ALTERNATIVES = ['allOf', 'anyOf', 'oneOf'];

/** A lowered schema of which there may be several. */
interface Counted {
  readonly id: number;
  readonly weight: number;
  uses: number;
}

/**
 * Lowered schemas that a document repeats instead of naming them. They get checks of their own, which all their places
 * share: written out, those of GitHub's document are three times as large.
 */
export class SharedSchemas {
  readonly #places: ReadonlySet<string>;
  readonly #known = new Map<string, Counted>();
  readonly #counted = new WeakMap<JsonObject, Counted>();
  readonly #shared = new Map<number, { readonly reference: string; readonly schema: Schema }>();

  /** @param tracksEvaluated whether the document has keywords that ask what the parts of a composition have looked at */
  constructor({ tracksEvaluated }: { readonly tracksEvaluated: boolean }) {
    this.#places = new Set([...CHILDREN, ...(tracksEvaluated ? [] : ALTERNATIVES)]);
  }

  /** Takes note of a schema and its parts. Has to be done for all before the first is replaced. */
  count(schema: Schema): void {
    if (typeof schema === 'object') this.#intern(schema);
  }

  /** The schema with references to the checks of its repeated parts. */
  replace(schema: Schema): Schema {
    if (typeof schema === 'boolean') return schema;
    return mapSchemas(schema, (part, keyword) =>
      this.#places.has(keyword) ? this.#shareOrReplace(part, SMALLEST) : this.replace(part),
    );
  }

  /** The same for a schema that has no name and may be repeated itself. */
  replaceWhole(schema: Schema): Schema {
    return this.#shareOrReplace(schema, SMALLEST_WHOLE);
  }

  /** The schemas that were shared so far, by the references that stand for them. */
  get all(): ReadonlyMap<string, Schema> {
    return new Map([...this.#shared.values()].map(({ reference, schema }) => [reference, schema]));
  }

  #shareOrReplace(schema: Schema, smallest: number): Schema {
    const counted = typeof schema === 'object' ? this.#counted.get(schema) : undefined;
    if (counted === undefined || counted.uses < 2 || counted.weight < smallest) return this.replace(schema);
    const known = this.#shared.get(counted.id);
    if (known !== undefined) return { $ref: known.reference };
    const replaced = this.replace(schema);
    const hash = createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 12);
    const reference = `shared/${hash}#check${hash}`;
    this.#shared.set(counted.id, { reference, schema: replaced });
    return { $ref: reference };
  }

  /** Gives equal schemas the same number, from the parts up, so that each is looked at once. */
  #intern(schema: JsonObject): Counted {
    let weight = Object.keys(schema).length;
    const outline = mapSchemas(schema, (part) => {
      if (typeof part === 'boolean') return part;
      const { id, weight: own } = this.#intern(part);
      weight += own;
      return { id };
    });
    const key = JSON.stringify(outline);
    const counted = this.#known.get(key) ?? { id: this.#known.size, weight, uses: 0 };
    counted.uses += 1;
    this.#known.set(key, counted);
    this.#counted.set(schema, counted);
    return counted;
  }
}

function mapSchemas(schema: JsonObject, map: (part: Schema, keyword: string) => Json): JsonObject {
  const mapIfSchema = (value: Json, keyword: string): Json => (isSchema(value) ? map(value, keyword) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, Json] => {
      if (loweredSchemaKeywords.has(keyword)) return [keyword, mapIfSchema(value, keyword)];
      if (schemaListKeywords.has(keyword) && Array.isArray(value))
        return [keyword, value.map((part) => mapIfSchema(part, keyword))];
      if (!schemaMapKeywords.has(keyword) || !isObject(value)) return [keyword, value];
      const members = Object.entries(value).map(
        ([name, part]) => [name, mapIfSchema(part, keyword)] as const,
      );
      return [keyword, Object.fromEntries(members)];
    }),
  );
}
