/** One writer per repository. In one process a queue; with more nodes a lease. */
export interface RepositoryLocks {
  /** Runs the task while nobody else holds the lock of the repository. Not reentrant. */
  hold<Result>(path: string, task: () => Promise<Result>): Promise<Result>;
}

/** Locks for one process: tasks on one repository run one after the other, in the order in which they came. */
export class ProcessLocks implements RepositoryLocks {
  readonly #tails = new Map<string, Promise<unknown>>();

  async hold<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#tails.get(path) ?? Promise.resolve();
    const own = before.then(task, task);
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
}
