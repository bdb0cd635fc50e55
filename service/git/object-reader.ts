import { BatchReader, type RawObject } from './batch.ts';
import { ObjectNotFound, TooLarge } from './errors.ts';
import type { GitRunner } from './process.ts';

/** Reads objects of all repositories through one long-lived process per busy repository. */
export class ObjectReader {
  readonly #runner: GitRunner;
  readonly #maximum: number;
  /** In the order of their last use. */
  readonly #open = new Map<string, BatchReader>();

  constructor(runner: GitRunner, maximum: number) {
    this.#runner = runner;
    this.#maximum = maximum;
  }

  /** Kind and size, or undefined. `name` is an id or a checked revision. */
  async info(folder: string, name: string): Promise<RawObject | undefined> {
    return await this.#reader(folder).read(name, false);
  }

  /** An object with its content. `ObjectNotFound` unless it is of that type; `TooLarge` over the limit. */
  async content(folder: string, name: string, type: RawObject['type'], maxBytes: number): Promise<RawObject> {
    const known = await this.info(folder, name);
    if (known === undefined || known.type !== type) throw new ObjectNotFound(`No ${type} ${name}`);
    if (known.size > maxBytes) throw new TooLarge(`${name} has ${known.size} bytes, more than ${maxBytes}`);
    const object = await this.#reader(folder).read(known.id, true);
    if (object === undefined) throw new ObjectNotFound(`No ${type} ${name}`);
    return object;
  }

  /** Many small objects by their ids, in that order. */
  async contents(folder: string, ids: readonly string[]): Promise<readonly RawObject[]> {
    const reader = this.#reader(folder);
    const found = await Promise.all(ids.map((id) => reader.read(id, true)));
    return found.map((object, index) => {
      if (object === undefined) throw new ObjectNotFound(`No object ${ids[index]}`);
      return object;
    });
  }

  /** Ends the process of a repository, before its folder is removed. */
  forget(folder: string): void {
    this.#open.get(folder)?.close();
    this.#open.delete(folder);
  }

  close(): void {
    for (const folder of this.#open.keys()) this.forget(folder);
  }

  #reader(folder: string): BatchReader {
    let reader = this.#open.get(folder);
    this.#open.delete(folder);
    if (reader === undefined || !reader.usable) {
      this.#makeRoom();
      const format = '--batch-command=%(objectname) %(objecttype) %(objectsize)';
      reader = new BatchReader(this.#runner.start(folder, ['cat-file', format]), () => this.forget(folder));
    }
    this.#open.set(folder, reader);
    return reader;
  }

  #makeRoom(): void {
    for (const [folder, reader] of this.#open) {
      if (this.#open.size < this.#maximum) return;
      if (reader.idle) this.forget(folder);
    }
  }
}
