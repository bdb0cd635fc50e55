import { areCurrent, depend, record, untracked, type Dependency } from './dependencies.ts';
import { isEqual } from './equal.ts';
import { memoize } from './memoize.ts';
import { incrementalMode } from './mode.ts';
import { currentRevision } from './revision.ts';
import { statistics } from './statistics.ts';
import { versionsOf, type Versions } from './versions.ts';

/** A result, and everything that it depends on. */
class Entry<Result> {
  #inputs: readonly unknown[] = [];
  #dependencies: readonly Dependency[] = [];
  /** The result as a dependency of others. */
  #own: Dependency | undefined;
  #checkedAt = -1;

  get(inputs: readonly unknown[], compute: () => Result): Result {
    if (!isEqual(this.#inputs, inputs)) this.#own = undefined;
    this.#inputs = inputs;
    const own = this.#refresh(compute);
    depend(own);
    // Set to the result of the function.
    return own.value as Result;
  }

  #refresh(compute: () => Result): Dependency {
    const now = currentRevision();
    const own = this.#own;
    if (own !== undefined && (this.#checkedAt === now || this.#isReusable(own, compute))) {
      this.#checkedAt = now;
      return own;
    }
    statistics.computed += 1;
    const { result, dependencies } = record(compute);
    this.#dependencies = dependencies;
    const value = own !== undefined && isEqual(own.value, result) ? own.value : result;
    this.#own = { name: 'query', read: () => this.#refresh(compute).value, value, inner: dependencies };
    this.#checkedAt = now;
    return this.#own;
  }

  #isReusable({ value }: Dependency, compute: () => Result): boolean {
    const mode = incrementalMode();
    if (mode === 'off' || !areCurrent(this.#dependencies)) return false;
    statistics.reused += 1;
    if (mode === 'verify' && !isEqual(value, untracked(compute)))
      throw new Error(`A reused result differs from a new one: ${compute.toString()}`);
    return true;
  }
}

/**
 * Results by a source and an immutable object. For a view, a result is reused in later versions as long as its inputs and
 * everything that was read for it are equal. An equal result is the earlier object, so that what depends on it is reused
 * too.
 */
export class Cache<Source extends object, Key extends object, Result> {
  readonly #entries = memoize((_versions: Versions<Source>) => new WeakMap<Key, Entry<Result>>());
  readonly #results = memoize((_source: Source) => new WeakMap<Key, { readonly result: Result }>());

  /** @param inputs what the function uses besides the source and the object */
  get(
    source: Source,
    key: Key,
    compute: (source: Source) => Result,
    inputs: readonly unknown[] = [],
  ): Result {
    const versions = versionsOf(source);
    if (versions !== undefined) {
      const entry = this.#entries(versions).get(key) ?? new Entry<Result>();
      this.#entries(versions).set(key, entry);
      return entry.get(inputs, () => compute(versions.view));
    }
    if (inputs.length > 0) return compute(source);
    const cached = this.#results(source).get(key) ?? { result: compute(source) };
    this.#results(source).set(key, cached);
    return cached.result;
  }
}
