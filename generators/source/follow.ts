import { percentDecoded } from './bundle/reference.ts';
import type { Json, JsonObject } from './document.ts';
import { memberOf } from './member.ts';
import { parsePointer } from './pointer.ts';

/** Where references lead, by their texts: to their targets, and to the ends of the chains that begin there. */
export interface Followed {
  readonly targets: ReadonlyMap<string, Json | undefined>;
  readonly ends: ReadonlyMap<string, Json | undefined>;
}

/** Resolves the references of a bundled document: pointers into it, without circles. Each is resolved once. */
export class References {
  readonly #root: JsonObject;
  readonly #targets = new Map<string, Json | undefined>();
  readonly #ends = new Map<string, Json | undefined>();
  #noted: Noted | undefined;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** The target of a reference, which may be a reference itself; undefined if there is none. */
  target(reference: string): Json | undefined {
    const target = this.#at(reference);
    this.#noted?.targets.set(reference, target);
    return target;
  }

  /** A value with its references resolved; undefined if they cannot be. */
  follow(start: Json | undefined): Json | undefined {
    const end = this.#end(start);
    const text = this.#noted === undefined ? undefined : memberOf(start, '$ref');
    if (typeof text === 'string') this.#noted?.ends.set(text, end);
    return end;
  }

  /** The result of a function, and the references that it resolved. */
  noted<Made>(make: () => Made): { readonly made: Made; readonly followed: Followed } {
    const outer = this.#noted;
    const followed: Noted = { targets: new Map(), ends: new Map() };
    this.#noted = followed;
    try {
      return { made: make(), followed };
    } finally {
      this.#noted = outer;
      for (const [text, target] of followed.targets) outer?.targets.set(text, target);
      for (const [text, end] of followed.ends) outer?.ends.set(text, end);
    }
  }

  /** Whether references lead to the same values as in an earlier document. */
  leadAsBefore({ targets, ends }: Followed): boolean {
    for (const [text, before] of targets) if (!Object.is(this.target(text), before)) return false;
    for (const [text, before] of ends) if (!Object.is(this.follow({ $ref: text }), before)) return false;
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
    if (this.#targets.has(reference)) return this.#targets.get(reference);
    const target = tokensOf(reference)?.reduce<Json | undefined>(memberOf, this.#root);
    this.#targets.set(reference, target);
    return target;
  }
}

type Noted = { readonly [Kind in keyof Followed]: Map<string, Json | undefined> };

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
