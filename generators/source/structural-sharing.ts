import { Versions } from '../incremental/versions.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { setMember } from '../json/member.ts';
import { ContainerPlaces, isSamePlace } from './document/places.ts';

/**
 * The consecutive versions of one document, and of what is made of it. A part that has not changed since the previous
 * version is the same object, so that its users recognize it without comparing its contents.
 */
export class StructuralSharing {
  readonly #places = new ContainerPlaces();
  #document: JsonObject | undefined;
  readonly #versions = new Versions<JsonObject>();
  #made: object | undefined;

  /** The places of the objects of all versions, for reading the next one. */
  begin(): ContainerPlaces {
    // A version that was refused may have left some.
    this.#places.forgetRead();
    return this.#places;
  }

  /**
   * The next version of a document in normal form, with the objects of the previous one where they are equal and have
   * the same place.
   * @param root changed in place
   */
  reuseUnchanged(root: JsonObject): JsonObject {
    const places = this.#places;
    const reuse: Reuse = (before, now) => {
      const place = places.ofRead(now);
      // An object can have two positions; at the second one, its members are already those of the previous version.
      if (place === undefined && places.ofKept(now) !== undefined) return now;
      const isEqual = reuseMembers(before, now, reuse);
      if (before !== undefined && isEqual && isSamePlace(place, places.ofKept(before))) return before;
      if (place !== undefined) places.keep(now, place);
      return now;
    };
    this.#document = reuse(this.#document, root) as JsonObject;
    places.forgetRead();
    this.#versions.next(this.#document);
    return this.#document;
  }

  /** The current version of the document, whose reads are tracked. */
  get view(): JsonObject {
    return this.#versions.view;
  }

  /** The same for plain data that was made from this version of the document, and that contains parts of it. */
  made<T extends object>(made: T): T {
    const chosen = new Map<object, object>();
    const reuse: Reuse = (before, now) => {
      // Parts of the document are already those of the previous version.
      const known = chosen.get(now) ?? (this.#places.ofKept(now) === undefined ? undefined : now);
      if (known !== undefined) return known;
      const result = reuseMembers(before, now, reuse) ? (before ?? now) : now;
      chosen.set(now, result).set(result, result);
      return result;
    };
    this.#made = reuse(this.#made, made);
    return this.#made as T;
  }
}

/** The previous object if it is equal, otherwise the new one with its equal members replaced by previous ones. */
type Reuse = (before: object | undefined, now: object) => object;

/**
 * Replaces the members of an object by those of the previous one, where they are equal. Returns whether all of them are;
 * their order counts. Recursion is bounded by the maximum depth of documents.
 */
function reuseMembers(before: object | undefined, now: object, reuse: Reuse): boolean {
  const names = Object.keys(now);
  const namesBefore = before === undefined ? [] : Object.keys(before);
  let isSame = Array.isArray(before) === Array.isArray(now) && names.length === namesBefore.length;
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] ?? '';
    const value = valueOf(now, name);
    const valueBefore = before === undefined ? undefined : valueOf(before, name);
    let chosen = value;
    if (isObject(value) && value !== valueBefore) {
      chosen = reuse(isObject(valueBefore) ? valueBefore : undefined, value);
      if (chosen !== value) setMember(now as JsonObject, name, chosen as Json);
    }
    isSame &&= name === namesBefore[index] && Object.is(chosen, valueBefore);
  }
  return isSame;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueOf(holder: object, name: string): unknown {
  const isOwn = name !== '__proto__' || Object.hasOwn(holder, name);
  return isOwn ? (holder as Readonly<Record<string, unknown>>)[name] : undefined;
}
