import { Cache } from './cache.ts';

/**
 * A function of a source and an immutable object whose results are cached. It must not call itself for the same object.
 */
export function query<Source extends object, Key extends object, Result>(
  compute: (source: Source, key: Key) => Result,
): (source: Source, key: Key) => Result {
  const cache = new Cache<Source, Key, Result>();
  return (source, key) => cache.get(source, key, (current) => compute(current, key));
}
