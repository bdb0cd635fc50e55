import type { Json, JsonObject } from './document.ts';
import { setMember } from './member.ts';
import type { Comparable } from '../incremental/equal.ts';
import { escapeToken } from './pointer.ts';
import type { Place, Places, SourceFile } from '../diagnostics/place.ts';
import { renewFile } from '../diagnostics/source-file.ts';

/**
 * The position of an object or array in its file: a chain up to the root, so that pointers are built only when needed.
 */
class Origin implements Place, Comparable {
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

  isEqual(other: object): boolean {
    return other instanceof Origin && this.equals(other);
  }

  /** Whether the position is also that of another version of the file. */
  equals(other: Origin | undefined): boolean {
    if (other === undefined || this.#first === other.#first) return other !== undefined;
    if (this.#key !== other.#key || this.file.path !== other.file.path) return false;
    const isEqual =
      this.#parent === undefined ? other.#parent === undefined : this.#parent.equals(other.#parent);
    if (isEqual) this.#first = other.#first;
    return isEqual;
  }
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
    // Recursion is bounded by the maximum depth of files.
    const copied = (original: Json[] | JsonObject, origin: Origin): Json => {
      const copy = (Array.isArray(original) ? [...original] : { ...original }) as JsonObject;
      this.#read.set(copy, origin);
      for (const name of Object.keys(copy)) {
        const inner = copy[name];
        if (typeof inner === 'object' && inner !== null)
          setMember(copy, name, copied(inner, new Origin(file, origin, name)));
        if (name === '__proto__') onPrototypeKey(copy);
      }
      return copy;
    };
    return (typeof value === 'object' && value !== null ? copied(value, new Origin(file)) : value) as T;
  }

  of(node: object): Place | undefined {
    return this.#originOf(node);
  }

  at(node: object, key: string | number): Place | undefined {
    const value: unknown = Object.getOwnPropertyDescriptor(node, key)?.value;
    const own = typeof value === 'object' && value !== null ? this.of(value) : undefined;
    if (own !== undefined) return own;
    const parent = this.of(node);
    if (parent === undefined) return undefined;
    return { file: parent.file, pointer: `${parent.pointer}/${escapeToken(String(key))}` };
  }

  inherit<T extends object>(made: T, from: object): T {
    const origin = this.#originOf(from);
    if (origin !== undefined) this.#read.set(made, origin);
    return made;
  }

  /** Whether two objects have the same place in two versions of the document. */
  areSame(before: object, now: object): boolean {
    const origin = this.#originOf(now);
    const earlier = this.#originOf(before);
    return origin === undefined ? earlier === undefined : origin.equals(earlier);
  }

  /** Keeps the place of an object for the next versions of the document. */
  keep(node: object): void {
    const origin = this.#read.get(node);
    if (origin !== undefined) this.#kept.set(node, origin);
  }

  isKept(node: object): boolean {
    return this.#kept.has(node);
  }

  /** Forgets the places of all objects that are not kept. */
  forgetOthers(): void {
    this.#read = new Map();
  }

  #originOf(node: object): Origin | undefined {
    return this.#read.get(node) ?? this.#kept.get(node);
  }
}
