import { currentRevision } from './revision.ts';

/** For objects that were compared in a revision: the earlier object, and whether both are equal. */
let compared = new WeakMap<object, { readonly before: object; readonly result: boolean }>();
let comparedIn = 0;

/**
 * Whether two values have equal contents in the same order, as outputs keep it. Objects of classes are equal if their
 * class says so, and otherwise only to themselves. Recursion is bounded by the maximum depth of documents.
 */
export function isEqual(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return false;
  if (comparedIn !== currentRevision()) {
    // Otherwise, each version would keep its previous one.
    compared = new WeakMap();
    comparedIn = currentRevision();
  }
  const known = compared.get(now);
  if (known?.before === before) return known.result;
  const result = hasEqualMembers(before, now);
  compared.set(now, { before, result });
  return result;
}

function hasEqualMembers(before: object, now: object): boolean {
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length && now.every((item, index) => isEqual(before[index], item));
  if (before instanceof Map && now instanceof Map) return isEqual([...before], [...now]);
  if (before instanceof Set && now instanceof Set) return isEqual([...before], [...now]);
  if (before instanceof Uint8Array && now instanceof Uint8Array) return Buffer.compare(before, now) === 0;
  if (isComparable(before)) return before.isEqual(now);
  if (!isPlain(before) || !isPlain(now)) return false;
  const names = Object.keys(now);
  const namesBefore = Object.keys(before);
  return (
    names.length === namesBefore.length &&
    names.every(
      (name, index) =>
        name === namesBefore[index] && isEqual(Reflect.get(before, name), Reflect.get(now, name)),
    )
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** An object of a class that can be compared with others. */
export interface Comparable {
  isEqual(other: object): boolean;
}

function isComparable(value: object): value is Comparable {
  return !isPlain(value) && 'isEqual' in value && typeof value.isEqual === 'function';
}
