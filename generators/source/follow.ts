import type { Json, JsonObject } from './document.ts';
import { memberOf } from './member.ts';
import { parsePointer } from './pointer.ts';

/** What references led to, by their texts. */
export type Followed = ReadonlyMap<string, Json | undefined>;

/** Follows the references of a bundled document: pointers into it, without circles. Each is followed once. */
export class References {
  readonly #root: JsonObject;
  readonly #ends = new Map<string, Json | undefined>();
  #noted: Map<string, Json | undefined> | undefined;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** What a value is in the end; undefined where its references lead nowhere. */
  follow(start: Json | undefined): Json | undefined {
    const end = this.#end(start);
    const text = this.#noted === undefined ? undefined : memberOf(start, '$ref');
    if (typeof text === 'string') this.#noted?.set(text, end);
    return end;
  }

  /** What a function makes, and what the references led to that it followed meanwhile. */
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

  /** Whether references lead to the same objects, and other values, to which they led in a document of before. */
  leadAsBefore(followed: Followed): boolean {
    for (const [$ref, end] of followed) if (!Object.is(this.follow({ $ref }), end)) return false;
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
      // Of a circle nothing is known; those that follow the same references find that here.
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

/** The text of a reference, where a value is one; undefined for any other. */
export function referenceOf(value: Json | undefined): string | undefined {
  const reference = memberOf(value, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

/** What an object has beside its reference. */
export function besideReference({ $ref: _reference, ...others }: JsonObject): JsonObject {
  return others;
}

/** The member names of a reference into the document itself, `#/…`; undefined for any other. */
export function tokensOf(reference: string): string[] | undefined {
  return reference.startsWith('#') ? parsePointer(decode(reference.slice(1))) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
