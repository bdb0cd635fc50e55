import type { Schema } from '../../schema/schema.ts';

/**
 * How often a pair of schemas is compared in one value. By then, its differences have been reported at as many
 * places.
 */
const MOST_VISITS = 32;

/**
 * The pairs of schemas that are being compared in one value. A schema that contains itself below alternatives has no
 * name to recognise it by, so pairs are identified by the schemas in them.
 */
export class Visits {
  readonly #ids = new Map<Schema, number>();
  readonly #counts = new Map<string, number>();
  readonly #open = new Set<string>();

  /** Calls `work` for a pair, unless it is already being compared or was compared often enough. */
  visit(before: readonly Schema[], after: readonly Schema[], work: () => void): void {
    const key = `${this.#idsOf(before)}:${this.#idsOf(after)}`;
    const count = this.#counts.get(key) ?? 0;
    if (this.#open.has(key) || count === MOST_VISITS) return;
    this.#counts.set(key, count + 1);
    this.#open.add(key);
    work();
    this.#open.delete(key);
  }

  #idsOf(schemas: readonly Schema[]): string {
    return schemas
      .map((schema) => {
        const id = this.#ids.get(schema) ?? this.#ids.size;
        this.#ids.set(schema, id);
        return id;
      })
      .join();
  }
}
