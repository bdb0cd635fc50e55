import { createHash } from 'node:crypto';
import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Schema } from '../model/model.ts';
import type { JsonObject } from '../json/json.ts';
import { mapSchemas } from './lowering/map-schemas.ts';
import { Outlines } from './outlines.ts';

/** Schemas with fewer keywords, including those of all their parts, cost less inlined than in a separate module. */
const SMALLEST = 10;

/** The same limit for whole parts of a message, such as the path parameters. */
const SMALLEST_WHOLE = 5;

/** Keywords whose schemas apply to members and items: what these evaluate does not matter outside. */
const CHILDREN = ['additionalProperties', 'items', 'patternProperties', 'prefixItems', 'properties'];
const ALTERNATIVES = ['allOf', 'anyOf', 'oneOf'];

/** A schema that others share, and the shared parts of it, in the order in which they were found. */
interface Shared {
  readonly id: number;
  readonly reference: string;
  readonly schema: Schema;
  readonly inner: readonly Shared[];
}

/** The result for a schema, and what it depends on: which of its parts the document repeats. */
interface Replaced {
  readonly schema: Schema;
  readonly shared: readonly Shared[];
  readonly repeats: readonly boolean[];
}

/** What is known of lowered schemas, kept from one document to the next. */
class Known {
  readonly outlines = new Outlines();
  /** By schema, then by how its parts are shared. */
  readonly replaced = new WeakMap<JsonObject, Map<string, Replaced>>();
  /** Number of different schemas in the last document. */
  used = 0;
}

let known = new Known();

/** If there are more than this many times the schemas of the last document, plus `FEW`, all are dropped. */
const MOST = 2;
const FEW = 10_000;

/**
 * Lowered schemas that a document repeats instead of naming them. They get separate checks, which all their uses share:
 * inlined, the checks of GitHub's document are three times as large.
 */
export class SharedSchemas {
  readonly #known: Known;
  readonly #places: ReadonlySet<string>;
  /** Number of uses, indexed by the number of the schema. */
  readonly #uses: number[] = [];
  #used = 0;
  readonly #shared = new Map<number, Shared>();

  /**
   * @param tracksEvaluated whether the document has keywords that depend on what the parts of a composition have
   * evaluated
   */
  constructor({ tracksEvaluated }: { readonly tracksEvaluated: boolean }) {
    this.#places = new Set([...CHILDREN, ...(tracksEvaluated ? [] : ALTERNATIVES)]);
    if (known.outlines.size > MOST * known.used + FEW) known = new Known();
    this.#known = known;
  }

  /** Counts a schema and its parts. This has to be done for all schemas before the first is replaced. */
  count(schema: Schema): void {
    if (typeof schema === 'boolean') return;
    for (const id of this.#known.outlines.numbersIn(schema)) {
      const uses = this.#uses[id] ?? 0;
      if (uses === 0) this.#used += 1;
      this.#uses[id] = uses + 1;
    }
    this.#known.used = this.#used;
  }

  /** The schema with references to the checks of its repeated parts. */
  replace(schema: Schema): Schema {
    return this.#replaceOnce(schema, Infinity);
  }

  /** The same for a schema that has no name and may itself be repeated. */
  replaceWhole(schema: Schema): Schema {
    return this.#replaceOnce(schema, SMALLEST_WHOLE);
  }

  /** The shared schemas so far, by the references that replace them. */
  get all(): ReadonlyMap<string, Schema> {
    return new Map([...this.#shared.values()].map(({ reference, schema }) => [reference, schema]));
  }

  /** Reuses an earlier result for a schema if the same parts of it are repeated. */
  #replaceOnce(schema: Schema, smallest: number): Schema {
    if (typeof schema === 'boolean' || this.#known.outlines.of(schema) === undefined) return schema;
    const use = `${this.#places.size} ${smallest}`;
    const uses = this.#known.replaced.get(schema) ?? new Map<string, Replaced>();
    this.#known.replaced.set(schema, uses);
    const before = uses.get(use);
    const numbers = this.#known.outlines.numbersIn(schema);
    const isSame = before?.repeats.every((repeats, index) => repeats === this.#isRepeated(numbers[index]));
    const now =
      isSame === true && before !== undefined ? before : this.#replaceNow(schema, smallest, numbers);
    uses.set(use, now);
    for (const each of now.shared) this.#take(each);
    return now.schema;
  }

  #isRepeated(id: number | undefined): boolean {
    return id !== undefined && (this.#uses[id] ?? 0) > 1;
  }

  #take(shared: Shared): void {
    if (this.#shared.has(shared.id)) return;
    for (const inner of shared.inner) this.#take(inner);
    this.#shared.set(shared.id, shared);
  }

  #replaceNow(schema: JsonObject, smallest: number, numbers: readonly number[]): Replaced {
    const found = new Map<number, Shared>();
    return {
      schema: this.#shareOrReplace(schema, smallest, found),
      shared: [...found.values()],
      repeats: numbers.map((id) => this.#isRepeated(id)),
    };
  }

  /** @param found collects the shared schemas */
  #shareOrReplace(schema: Schema, smallest: number, found: Map<number, Shared>): Schema {
    const outline = typeof schema === 'object' ? this.#known.outlines.of(schema) : undefined;
    if (outline === undefined || !this.#isRepeated(outline.id) || outline.weight < smallest)
      return this.#replaceParts(schema, found);
    const { id } = outline;
    const shared = found.get(id) ?? this.#shared.get(id) ?? this.#share(schema, id);
    found.set(id, shared);
    return { $ref: shared.reference };
  }

  #share(schema: Schema, id: number): Shared {
    const inner = new Map<number, Shared>();
    const replaced = this.#replaceParts(schema, inner);
    const hash = createHash('sha256').update(jsonText(schema)).digest('hex').slice(0, 12);
    const shared = {
      id,
      reference: `shared/${hash}#check${hash}`,
      schema: replaced,
      inner: [...inner.values()],
    };
    this.#take(shared);
    return shared;
  }

  #replaceParts(schema: Schema, found: Map<number, Shared>): Schema {
    if (typeof schema === 'boolean') return schema;
    return mapSchemas(schema, (part, keyword) =>
      this.#places.has(keyword)
        ? this.#shareOrReplace(part, SMALLEST, found)
        : this.#replaceParts(part, found),
    );
  }
}
