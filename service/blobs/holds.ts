interface Hold {
  holders: number;
  /** Settles when the running removal has ended. */
  removal: Promise<void> | undefined;
  /** Called when the content is no longer held. */
  readonly waiting: (() => void)[];
}

/**
 * Records which content is about to be referred to. Any number of writers can hold a content at once; it is removed
 * while nobody does. A waiting removal does not block new writers, so that writers of several contents never wait for
 * each other.
 */
export class Holds {
  readonly #holds = new Map<string, Hold>();

  /** Holds a content until `release` is called with its hash; waits until a running removal of it has ended. */
  async take(hash: string): Promise<void> {
    for (;;) {
      const hold = this.#of(hash);
      if (hold.removal === undefined) {
        hold.holders += 1;
        return;
      }
      await hold.removal;
    }
  }

  release(hash: string): void {
    const hold = this.#of(hash);
    hold.holders -= 1;
    if (hold.holders > 0) return;
    if (hold.waiting.length === 0) this.#holds.delete(hash);
    for (const wake of hold.waiting.splice(0)) wake();
  }

  /** Removes a content while nobody holds it. */
  async whileFree(hash: string, remove: () => Promise<void>): Promise<void> {
    for (;;) {
      const hold = this.#of(hash);
      if (hold.removal !== undefined) await hold.removal;
      else if (hold.holders > 0) await new Promise<void>((resolve) => void hold.waiting.push(resolve));
      else {
        const removal = remove();
        hold.removal = removal.then(
          () => undefined,
          () => undefined,
        );
        try {
          return await removal;
        } finally {
          this.#holds.delete(hash);
        }
      }
    }
  }

  #of(hash: string): Hold {
    const known = this.#holds.get(hash);
    if (known !== undefined) return known;
    const made: Hold = { holders: 0, removal: undefined, waiting: [] };
    this.#holds.set(hash, made);
    return made;
  }
}
