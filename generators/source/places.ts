import type { Json, JsonObject } from './document.ts';
import { escapeToken } from './pointer.ts';
import type { Place, Places, SourceFile } from '../diagnostics/place.ts';

/**
 * The position of an object or array in its file: a chain up to the root, so that pointers are built only when needed.
 */
class Origin implements Place {
  readonly file: SourceFile;
  readonly #parent: Origin | undefined;
  readonly #key: string | number;

  constructor(file: SourceFile, parent?: Origin, key: string | number = '') {
    this.file = file;
    this.#parent = parent;
    this.#key = key;
  }

  /** Recursion is bounded by the maximum depth of files. */
  get pointer(): string {
    return this.#parent === undefined ? '' : `${this.#parent.pointer}/${escapeToken(String(this.#key))}`;
  }
}

/** The places of all objects and arrays in all files of one document. */
export class ContainerPlaces implements Places {
  readonly #origins = new WeakMap<object, Origin>();

  /** Records the objects and arrays of a new file; `root` is the value of the whole file. */
  adopt(file: SourceFile, root: Json): void {
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
