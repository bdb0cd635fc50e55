/** Results that never change, such as those about a commit: the most recently used ones. */
export class Recent<Result> {
  readonly #most: number;
  readonly #known = new Map<string, Promise<Result>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The result of a key. It is computed once, also for concurrent callers; errors are not kept. */
  get(key: string, make: () => Promise<Result>): Promise<Result> {
    const result = this.#known.get(key) ?? make();
    this.#known.delete(key);
    this.#known.set(key, result);
    result.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return result;
  }
}
