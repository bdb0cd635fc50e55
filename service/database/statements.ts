/** Maximum number of query texts that are prepared on each connection, which keeps their plans in memory. */
const most = 200;

/** Uses of a text before it is prepared: most texts with long lists of values occur once. */
const seldom = 3;

/**
 * Names of prepared statements of PostgreSQL, by the text of the query. The recursive queries about access take longer
 * to plan than to run.
 */
export class Statements {
  readonly #asked = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name of a text that is used repeatedly; undefined for others, which are planned each time. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= most) return known;
    const times = (this.#asked.get(text) ?? 0) + 1;
    if (times < seldom) {
      if (this.#asked.size >= most * 10) this.#asked.clear();
      this.#asked.set(text, times);
      return undefined;
    }
    this.#asked.delete(text);
    const name = `q${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
