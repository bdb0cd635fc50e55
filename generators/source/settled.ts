import { Versions } from '../incremental/versions.ts';
import type { Json, JsonObject } from './document.ts';
import { setMember } from './member.ts';
import { ContainerPlaces } from './places.ts';

/**
 * The consecutive versions of one document, and of what is made of it. A part that has not changed since the previous
 * version is the same object, so that its users recognize it without comparing its contents.
 */
export class Settled {
  readonly #places = new ContainerPlaces();
  #document: JsonObject | undefined;
  readonly #versions = new Versions<JsonObject>();
  #made: unknown;

  /** The places of the objects of all versions, for reading the next one. */
  begin(): ContainerPlaces {
    // A version that was refused may have left some.
    this.#places.forgetOthers();
    return this.#places;
  }

  /**
   * The next version of a document in normal form, with the objects of the previous one where they are equal and have
   * the same place.
   * @param root changed in place
   */
  document(root: JsonObject): JsonObject {
    const places = this.#places;
    this.#document = reuse(this.#document, root, {
      known: (now) => (places.isKept(now) ? now : undefined),
      choose: (now, equal) => {
        if (equal !== undefined && places.areSame(equal, now)) return equal;
        places.keep(now);
        return now;
      },
    });
    places.forgetOthers();
    this.#versions.next(this.#document);
    return this.#document;
  }

  /** The current version of the document, whose reads are tracked. */
  get view(): JsonObject {
    return this.#versions.view;
  }

  /** The same for plain data that was made from this version of the document, and that contains parts of it. */
  made<T>(made: T): T {
    const chosen = new Map<object, object>();
    this.#made = reuse(this.#made, made, {
      // Parts of the document are already those of the previous version.
      known: (now) => (this.#places.isKept(now) ? now : chosen.get(now)),
      choose: (now, equal = now) => {
        chosen.set(now, equal).set(equal, equal);
        return equal;
      },
    });
    return this.#made as T;
  }
}

interface Choice {
  /** The object that was chosen in place of one before; an object can have several positions. */
  readonly known: (now: object) => object | undefined;
  /** @param equal the previous object, if it is equal */
  readonly choose: (now: object, equal: object | undefined) => object;
}

/**
 * The previous value if it is equal, otherwise the new one with its equal parts replaced by previous ones. The order of
 * members counts. Recursion is bounded by the maximum depth of documents.
 */
function reuse<T>(before: unknown, now: T, choice: Choice): T {
  if (!isObject(now) || Object.is(before, now)) return now;
  // What is chosen is equal, and so has the same type.
  return (choice.known(now) ?? reuseObject(isObject(before) ? before : undefined, now, choice)) as T & object;
}

function reuseObject(before: object | undefined, now: object, choice: Choice): object {
  const names = Object.keys(now);
  const namesBefore = before === undefined ? [] : Object.keys(before);
  let isSame = Array.isArray(before) === Array.isArray(now) && names.length === namesBefore.length;
  for (const [index, name] of names.entries()) {
    const value = valueOf(now, name);
    const valueBefore = before === undefined ? undefined : valueOf(before, name);
    const chosen = reuse(valueBefore, value, choice);
    if (chosen !== value) setMember(now as JsonObject, name, chosen as Json);
    isSame &&= name === namesBefore[index] && Object.is(chosen, valueBefore);
  }
  return choice.choose(now, isSame ? before : undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueOf(holder: object, name: string): unknown {
  const isOwn = name !== '__proto__' || Object.hasOwn(holder, name);
  return isOwn ? (holder as Readonly<Record<string, unknown>>)[name] : undefined;
}
