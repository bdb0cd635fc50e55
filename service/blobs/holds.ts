interface Hold {
  holders: number;
  /** Settles when the removal that is under way is over. */
  removal: Promise<void> | undefined;
  /** Called when nobody holds it any more. */
  readonly waiting: (() => void)[];
}

/**
 * Who is about to refer to which content. Any number of writers hold a content at once; it is removed while nobody does. A
 * removal that waits keeps no writer from beginning, so that writers of several contents never wait for each other.
 */
export class Holds {
  readonly #holds = new Map<string, Hold>();

  /** Holds a content until `release` is called with its hash; waits for a removal of it to end. */
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

  /** Does the removal of a content while nobody holds it. */
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
