import { ConfigurationError } from '../configuration-error.ts';
import { isMapping, isSequence, type Value } from '../value.ts';

/**
 * Checks that a value, with shared parts counted as often as they are used, has no more than `limit` values in it.
 * Takes time in the number of parts that are there once.
 * @throws ConfigurationError for larger values
 */
export function checkSize(value: Value, limit: number): void {
  const known = new Map<Value, number>();
  if (sizeOf(value) > limit) throw new ConfigurationError('The parsed YAML is too big');

  function sizeOf(part: Value): number {
    if (!isMapping(part) && !isSequence(part)) return 1;
    const before = known.get(part);
    if (before !== undefined) return before;
    let size = 1;
    for (const inner of part.values()) size += sizeOf(inner);
    known.set(part, size);
    return size;
  }
}
