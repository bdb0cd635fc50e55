import { ignoreExtension } from '../source/rules/ignores.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { Place, Places } from '../diagnostics/place.ts';
import { referencesIn, type References } from '../source/references/references.ts';
import type { Extensions, HttpMethod } from './model.ts';
import { methods } from '../source/document/structure.ts';
import { isObject } from '../json/member.ts';

/** Reads members of a checked document by type. A member of another type counts as absent. */
export class NodeReader {
  /** The document, or a view of it whose reads are tracked. */
  readonly root: JsonObject;
  readonly places: Places;
  readonly #references: References;

  constructor(root: JsonObject, places: Places) {
    this.root = root;
    this.#references = referencesIn(root);
    this.places = places;
  }

  /** Follows a chain of local references (OpenAPI 3.1, Reference Object) to the target object. */
  resolve(value: Json | undefined): JsonObject | undefined {
    const node = this.#references.follow(value);
    return isObject(node) ? node : undefined;
  }

  /** The place of a node, as plain data. */
  place(node: object): Place {
    const place = this.places.of(node);
    if (place === undefined) throw new Error('A node of the document has lost its place.');
    return { file: place.file, pointer: place.pointer };
  }
}

/** Whether a member of a path item is an operation. */
export function isMethod(name: string): name is HttpMethod {
  return methods.some((method) => method === name);
}

export function text(node: JsonObject | undefined, key: string): string | undefined {
  const value = node?.[key];
  return typeof value === 'string' ? value : undefined;
}

export function flag(node: JsonObject, key: string): boolean {
  return node[key] === true;
}

export function objects(node: JsonObject, key: string): readonly JsonObject[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Entries of a member whose value is an object, as written; empty where there is none. */
export function entries(node: JsonObject, key: string): readonly (readonly [string, Json])[] {
  const value = node[key];
  return isObject(value) ? Object.entries(value) : [];
}

export function strings(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The extensions of an object, without those for `lint`. */
export function extensionsOf(node: JsonObject): Extensions {
  return Object.fromEntries(
    Object.entries(node).filter(([key]) => key.startsWith('x-') && key !== ignoreExtension),
  );
}
