/** Results that never change, such as those about a commit: the last ones that were asked for. */
export class Recent<Result> {
  readonly #most: number;
  readonly #known = new Map<string, Promise<Result>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The result of a key. It is made once, also for those who ask meanwhile; what fails is not kept. */
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
