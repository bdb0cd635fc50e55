import type { Json, JsonObject } from './document.ts';
import { escapeToken } from './pointer.ts';
import type { Place, Places, SourceFile } from '../diagnostics/place.ts';
import { renewFile } from '../diagnostics/source-file.ts';

/**
 * The position of an object or array in its file: a chain up to the root, so that pointers are built only when needed.
 */
class Origin implements Place {
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
  readonly #origins = new WeakMap<object, Origin>();
  /** The current version of each file, by its path. */
  readonly #files = new Map<string, SourceFile>();

  /**
   * Records the objects and arrays of a new file, or of a new version of a file; `root` is the value of the whole file.
   * Places in earlier versions then lead to the contents of this one.
   */
  adopt(file: SourceFile, root: Json): void {
    const before = this.#files.get(file.path);
    if (before !== undefined) renewFile(before, file);
    this.#files.set(file.path, file);
    if (root === null || typeof root !== 'object') return;
    const origin = new Origin(file);
    this.#origins.set(root, origin);
    const open: { container: object; origin: Origin }[] = [{ container: root, origin }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const key of Object.keys(next.container)) {
        const value = (next.container as JsonObject)[key];
        if (value === null || typeof value !== 'object') continue;
        const inner = new Origin(file, next.origin, key);
        this.#origins.set(value, inner);
        open.push({ container: value, origin: inner });
      }
    }
  }

  of(node: object): Place | undefined {
    return this.#origins.get(node);
  }

  /** Whether two objects have the same place in two versions of the document. */
  areSame(before: object, now: object): boolean {
    const origin = this.#origins.get(now);
    const earlier = this.#origins.get(before);
    return origin === undefined ? earlier === undefined : origin.equals(earlier);
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
    const origin = this.#origins.get(from);
    if (origin !== undefined) this.#origins.set(made, origin);
    return made;
  }
}
