import type { Json, JsonObject } from './document.ts';
import { setMember } from './member.ts';
import { ContainerPlaces } from './places.ts';

/**
 * The consecutive versions of one document, and of what is made of it. A part that has not changed since the previous
 * version is the same object, so that its users recognize it without comparing its contents.
 */
export class Settled {
  /** The places of the objects of all versions. */
  readonly places = new ContainerPlaces();
  #document: JsonObject | undefined;
  #made: unknown;

  /**
   * The next version of a document in normal form, with the objects of the previous one where they are equal and have
   * the same place.
   * @param root changed in place
   */
  document(root: JsonObject): JsonObject {
    const { places } = this;
    this.#document = new Settling({
      isDone: () => false,
      isAtSamePlace: (before, now) => places.areSame(before, now),
    }).settle(this.#document, root);
    return this.#document;
  }

  /** The same for plain data that was made from this version of the document, and that contains parts of it. */
  made<T>(made: T): T {
    const { places } = this;
    this.#made = new Settling({
      // Parts of the document.
      isDone: (value) => places.of(value) !== undefined,
      isAtSamePlace: () => true,
    }).settle(this.#made, made);
    return this.#made as T;
  }
}

interface Conditions {
  /** Whether an object needs no comparison. */
  readonly isDone: (value: object) => boolean;
  readonly isAtSamePlace: (before: object, now: object) => boolean;
}

class Settling {
  readonly #conditions: Conditions;
  /** The results for objects. A settled object is not settled again at another place. */
  readonly #settled = new Map<object, object>();

  constructor(conditions: Conditions) {
    this.#conditions = conditions;
  }

  /**
   * The previous value if it is equal, otherwise the new one with its equal parts replaced by previous ones. The order
   * of members counts.
   */
  settle<T>(before: unknown, now: T): T {
    if (!isObject(now) || Object.is(before, now) || this.#conditions.isDone(now)) return now;
    const known = this.#settled.get(now) ?? this.#settleObject(isObject(before) ? before : undefined, now);
    this.#settled.set(now, known).set(known, known);
    // It is equal to the given value, and so has its type.
    return known as T & object;
  }

  /** Recursion is bounded by the maximum depth of documents. */
  #settleObject(before: object | undefined, now: object): object {
    const names = Object.keys(now);
    const namesBefore = before === undefined ? [] : Object.keys(before);
    let isSame = Array.isArray(before) === Array.isArray(now) && names.length === namesBefore.length;
    for (const [index, name] of names.entries()) {
      const value = valueOf(now, name);
      const valueBefore = before === undefined ? undefined : valueOf(before, name);
      const settled = this.settle(valueBefore, value);
      if (settled !== value) setMember(now as JsonObject, name, settled as Json);
      isSame &&= name === namesBefore[index] && Object.is(settled, valueBefore);
    }
    if (!isSame || before === undefined || !this.#conditions.isAtSamePlace(before, now)) return now;
    return before;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueOf(holder: object, name: string): unknown {
  const isOwn = name !== '__proto__' || Object.hasOwn(holder, name);
  return isOwn ? (holder as Readonly<Record<string, unknown>>)[name] : undefined;
}
