/** Work that is done one after the other, in the order of its arrival; a failure does not stop what follows. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Waits for all work that has arrived. */
  async ended(): Promise<void> {
    await this.#last;
  }
}
