import { AsyncLocalStorage } from 'node:async_hooks';

/** One writer per repository: a queue in one process; a lease with more nodes. */
export interface RepositoryLocks {
  /**
   * Runs the task while nobody else holds the lock of the repository. Calls within the task may take the lock again.
   */
  hold<Result>(path: string, task: () => Promise<Result>): Promise<Result>;
}

/** A lock that a chain of calls holds. It ends with the task, also for calls that the task did not wait for. */
interface Held {
  readonly path: string;
  readonly outer: Held | undefined;
  active: boolean;
}

/** Locks for one process: tasks on one repository run one after the other, in order of arrival. */
export class ProcessLocks implements RepositoryLocks {
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #held = new AsyncLocalStorage<Held>();

  async hold<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#holds(path)) return await task();
    const before = this.#tails.get(path) ?? Promise.resolve();
    const run = (): Promise<Result> => this.#run(path, task);
    const own = before.then(run, run);
    const tail = own.then(
      () => undefined,
      () => undefined,
    );
    this.#tails.set(path, tail);
    try {
      return await own;
    } finally {
      if (this.#tails.get(path) === tail) this.#tails.delete(path);
    }
  }

  async #run<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
    const held: Held = { path, outer: this.#held.getStore(), active: true };
    try {
      return await this.#held.run(held, task);
    } finally {
      held.active = false;
    }
  }

  #holds(path: string): boolean {
    for (let held = this.#held.getStore(); held !== undefined; held = held.outer) {
      if (held.active && held.path === path) return true;
    }
    return false;
  }
}
