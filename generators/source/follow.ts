import { percentDecoded } from './bundle/reference.ts';
import type { Json, JsonObject } from './document.ts';
import { memberOf } from './member.ts';
import { parsePointer } from './pointer.ts';

/** The targets of references, by their texts. */
export type Followed = ReadonlyMap<string, Json | undefined>;

/** Resolves the references of a bundled document: pointers into it, without circles. Each is resolved once. */
export class References {
  readonly #root: JsonObject;
  readonly #ends = new Map<string, Json | undefined>();
  #noted: Map<string, Json | undefined> | undefined;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** A value with its references resolved; undefined if they cannot be. */
  follow(start: Json | undefined): Json | undefined {
    const end = this.#end(start);
    const text = this.#noted === undefined ? undefined : memberOf(start, '$ref');
    if (typeof text === 'string') this.#noted?.set(text, end);
    return end;
  }

  /** The result of a function, and the targets of the references that it resolved. */
  noted<Made>(make: () => Made): { readonly made: Made; readonly followed: Followed } {
    const outer = this.#noted;
    const followed = new Map<string, Json | undefined>();
    this.#noted = followed;
    try {
      return { made: make(), followed };
    } finally {
      this.#noted = outer;
      for (const [text, end] of followed) outer?.set(text, end);
    }
  }

  /** Whether references have the same targets as in an earlier document. */
  leadAsBefore(followed: Followed): boolean {
    for (const [text, before] of followed) {
      const end = this.#ends.has(text) ? this.#ends.get(text) : this.#end({ $ref: text });
      this.#noted?.set(text, end);
      if (!Object.is(end, before)) return false;
    }
    return true;
  }

  #end(start: Json | undefined): Json | undefined {
    const passed: string[] = [];
    let value = start;
    for (let text = referenceOf(value); text !== undefined; text = referenceOf(value)) {
      if (this.#ends.has(text)) {
        value = this.#ends.get(text);
        break;
      }
      // A circle has no target; other references in it find this entry.
      this.#ends.set(text, undefined);
      passed.push(text);
      value = this.#at(text);
    }
    for (const text of passed) this.#ends.set(text, value);
    return value;
  }

  #at(reference: string): Json | undefined {
    return tokensOf(reference)?.reduce<Json | undefined>(memberOf, this.#root);
  }
}

/** The text of a reference, if the value is one; undefined otherwise. */
export function referenceOf(value: Json | undefined): string | undefined {
  const reference = memberOf(value, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

/** The members of an object except its reference. */
export function besideReference({ $ref: _reference, ...others }: JsonObject): JsonObject {
  return others;
}

/** The member names of a reference into the document itself, `#/…`; undefined for any other. */
export function tokensOf(reference: string): string[] | undefined {
  if (!reference.startsWith('#')) return undefined;
  const text = reference.slice(1);
  return parsePointer(percentDecoded(text) ?? text);
}
