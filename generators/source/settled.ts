import type { Places } from '../diagnostics/place.ts';
import { renewFile } from '../diagnostics/source-file.ts';
import type { Json, JsonObject } from './document.ts';
import { setMember } from './member.ts';

/**
 * The versions of one document that follow each other, and of what is made of it. What a version has as the one before had
 * it is the same object, so that all who made something of it can tell by that, and need not look into it.
 */
export class Settled {
  #document: JsonObject | undefined;
  #made: unknown;
  #places: Places | undefined;

  /**
   * The next version of a document in normal form, with the objects of the one before where they are equal.
   * @param root changed in place
   * @param places know afterwards where the objects of before stand now
   */
  document(root: JsonObject, places: Places): JsonObject {
    this.#document = new Settling(places).settle(this.#document, root);
    this.#places = places;
    return this.#document;
  }

  /** The same for an object in it that stands where another one stood in the version before. */
  part(before: JsonObject, now: JsonObject, places: Places): JsonObject {
    return new Settling(places).settle(before, now);
  }

  /** Another version of the document, whose objects are those of before but for parts that are settled. */
  replaced(root: JsonObject): void {
    this.#document = root;
  }

  /** The same for plain data that was made of this version of the document, and that holds parts of it. */
  made<T>(made: T): T {
    const places = this.#places;
    if (places === undefined) return made;
    // What is of the document is settled already.
    const settling = new Settling(places, (value) => places.of(value) !== undefined);
    this.#made = settling.settle(this.#made, made);
    return this.#made as T;
  }
}

class Settling {
  readonly #places: Places;
  /** What became of objects. What has been settled is not settled again at another place. */
  readonly #settled = new Map<object, object>();

  readonly #isSettled: (value: object) => boolean;

  constructor(places: Places, isSettled: (value: object) => boolean = () => false) {
    this.#places = places;
    this.#isSettled = isSettled;
  }

  /** The value of before where it is equal, else the new one with what it still has of before. Members count in their order. */
  settle<T>(before: unknown, now: T): T {
    if (!isObject(now) || Object.is(before, now) || this.#isSettled(now)) return now;
    const known = this.#settled.get(now) ?? this.#settleObject(isObject(before) ? before : undefined, now);
    this.#settled.set(now, known).set(known, known);
    // It is equal to what was given, and so of its type.
    return known as T & object;
  }

  /** Recursion is bounded by the depth to which documents may be nested. */
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
    if (!isSame || before === undefined) return now;
    renewFile(before, now);
    return this.#places.inherit(before, now);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueOf(holder: object, name: string): unknown {
  const isOwn = name !== '__proto__' || Object.hasOwn(holder, name);
  return isOwn ? (holder as Readonly<Record<string, unknown>>)[name] : undefined;
}
