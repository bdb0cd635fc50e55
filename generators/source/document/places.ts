import type { Json, JsonObject } from '../../json/json.ts';
import { memberOf, setMember } from '../../json/member.ts';
import type { Comparable } from '../../incremental/equal.ts';
import { escapeToken } from '../../json/pointer.ts';
import type { Place, Places, SourceFile } from '../../diagnostics/place.ts';
import { renewFile } from '../../diagnostics/source-file.ts';

/**
 * The position of a value in its file: a chain up to the root, so that pointers are built only when needed.
 */
export class Origin implements Place, Comparable {
  readonly file: SourceFile;
  readonly #parent: Origin | undefined;
  readonly #key: string;
  /** The first origin that this one was found to be equal to; parents are compared once for all their members. */
  #first: Origin = this;

  constructor(file: SourceFile, parent?: Origin, key = '') {
    this.file = file;
    this.#parent = parent;
    this.#key = key;
  }

  /** Recursion is bounded by the maximum depth of files. */
  get pointer(): string {
    return this.#parent === undefined ? '' : `${this.#parent.pointer}/${escapeToken(this.#key)}`;
  }

  /** Whether it is the same position in two versions of a file. */
  isEqual(other: object): boolean {
    if (!(other instanceof Origin)) return false;
    if (this.#first === other.#first) return true;
    if (this.#key !== other.#key || this.file.path !== other.file.path) return false;
    const isEqual = isSamePlace(this.#parent, other.#parent);
    if (isEqual) this.#first = other.#first;
    return isEqual;
  }
}

/** Whether two objects, of which neither may be from a file, have the same place in two versions of a document. */
export function isSamePlace(one: Origin | undefined, other: Origin | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.isEqual(other);
}

/** The places of all objects and arrays in all files of one document, and of its next versions. */
export class ContainerPlaces implements Places {
  /** Of the objects that were read last. A map is faster, and most of them are soon replaced by earlier ones. */
  #read = new Map<object, Origin>();
  readonly #kept = new WeakMap<object, Origin>();
  /** The current version of each file, by its path. */
  readonly #files = new Map<string, SourceFile>();

  /**
   * A copy of the value of a file, whose objects and arrays have places. Places in earlier versions of the file then
   * lead to the contents of this one.
   * @param onPrototypeKey called with each object that has a member `__proto__`
   */
  copyOf<T extends Json>(file: SourceFile, value: T, onPrototypeKey: (holder: object) => void = () => {}): T {
    const before = this.#files.get(file.path);
    if (before !== undefined) renewFile(before, file);
    this.#files.set(file.path, file);
    if (typeof value !== 'object' || value === null) return value;
    return this.#copyAt(new Origin(file), value, onPrototypeKey) as T;
  }

  /** Recursion is bounded by the maximum depth of files. */
  #copyAt(
    origin: Origin,
    original: Json[] | JsonObject,
    onPrototypeKey: (holder: object) => void,
  ): Json[] | JsonObject {
    const copy = (Array.isArray(original) ? [] : {}) as JsonObject;
    this.#read.set(copy, origin);
    for (const name of Object.keys(original)) {
      const inner = (original as JsonObject)[name] ?? null;
      const isContainer = typeof inner === 'object' && inner !== null;
      const value = isContainer
        ? this.#copyAt(new Origin(origin.file, origin, name), inner, onPrototypeKey)
        : inner;
      setMember(copy, name, value);
      if (name === '__proto__') onPrototypeKey(copy);
    }
    return copy;
  }

  of(node: object): Place | undefined {
    return this.#originOf(node);
  }

  at(node: object, key: string | number): Place | undefined {
    const value = memberOf(node as JsonObject, key);
    const own = typeof value === 'object' && value !== null ? this.of(value) : undefined;
    if (own !== undefined) return own;
    const parent = this.#originOf(node);
    return parent && new Origin(parent.file, parent, String(key));
  }

  inherit<T extends object>(made: T, from: object): T {
    const origin = this.#originOf(from);
    if (origin !== undefined) this.#read.set(made, origin);
    return made;
  }

  /** The place of an object that was read last. */
  ofRead(node: object): Origin | undefined {
    return this.#read.get(node);
  }

  /** The place of an object that is kept for the next versions of the document. */
  ofKept(node: object): Origin | undefined {
    return this.#kept.get(node);
  }

  keep(node: object, origin: Origin): void {
    this.#kept.set(node, origin);
  }

  /** Forgets the places of objects that are not kept. */
  forgetRead(): void {
    this.#read = new Map();
  }

  #originOf(node: object): Origin | undefined {
    return this.#read.get(node) ?? this.#kept.get(node);
  }
}
