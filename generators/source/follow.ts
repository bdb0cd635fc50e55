import type { Json, JsonObject } from './document.ts';
import { memberOf } from './member.ts';
import { parsePointer } from './pointer.ts';

/** Follows the references of a bundled document: pointers into it, without circles. Each is followed once. */
export class References {
  readonly #root: JsonObject;
  readonly #ends = new Map<string, Json | undefined>();

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** What a value is in the end; undefined where its references lead nowhere. */
  follow(start: Json | undefined): Json | undefined {
    const passed: string[] = [];
    let value = start;
    for (let text = memberOf(value, '$ref'); typeof text === 'string'; text = memberOf(value, '$ref')) {
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
