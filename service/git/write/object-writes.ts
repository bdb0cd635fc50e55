import type { RepositoryContext } from '../context.ts';
import { objectId } from '../objects/writer.ts';
import { Slots } from '../slots.ts';

/**
 * Contents and trees of one commit, written at most 8 at once. The id of each is known at once, so that a folder does
 * not wait for those in it: each write waits for the disk.
 */
export class ObjectWrites {
  readonly #context: RepositoryContext;
  readonly #slots = new Slots(8);
  readonly #writes: Promise<unknown>[] = [];

  constructor(context: RepositoryContext) {
    this.#context = context;
  }

  /** Starts to write an object, and returns its id. */
  add(type: 'blob' | 'tree', content: Buffer): string {
    const written = this.#slots.take().then((release) => this.#context.write(type, content).finally(release));
    // Errors are thrown by `finish`; after an action that failed, nobody reads them.
    void written.catch(() => undefined);
    this.#writes.push(written);
    return objectId(type, content);
  }

  /** Waits until no write goes on, whether or not they succeeded. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#writes);
  }

  /** Waits until no write goes on, then throws the error of the first that failed. */
  async finish(): Promise<void> {
    await this.settled();
    await Promise.all(this.#writes);
  }
}
