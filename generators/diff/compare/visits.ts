import type { Schema } from '../../schema/schema.ts';

/** Times that a pair of schemas is compared in one value; what differs in it was reported at as many places then. */
const MOST_VISITS = 32;

/**
 * The pairs of schemas that are compared in one value. A schema that holds itself below alternatives has no name there by
 * which it is known again, so pairs are known by what they are made of.
 */
export class Visits {
  readonly #ids = new Map<Schema, number>();
  readonly #counts = new Map<string, number>();
  readonly #open = new Set<string>();

  /** Does something with a pair, unless that is going on already or was done often enough. */
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
