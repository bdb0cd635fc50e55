import { memoize } from '../../incremental/memoize.ts';
import { dataOf, select } from '../../incremental/versions.ts';
import { percentDecoded } from '../normalize/bundle/reference.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { memberOf } from '../../json/member.ts';
import { parsePointer } from '../../json/pointer.ts';

/** Resolves the references of a bundled document: pointers into it, without circles. */
export interface References {
  /** The target of a reference, which may be a reference itself; undefined if there is none. */
  target(reference: string): Json | undefined;
  /** A value with its references resolved; undefined if they cannot be. */
  follow(start: Json | undefined): Json | undefined;
}

/** The references of a document that no longer changes, or of a view of it. */
export const referencesIn: (root: JsonObject) => References = memoize((root) => {
  const data = dataOf(root);
  if (data === root) return new DocumentReferences(root);
  return {
    target: (reference) => select(root, reference, (now) => referencesIn(now).target(reference)),
    follow: (start) => {
      const text = referenceOf(start);
      if (text === undefined) return start;
      return select(root, `end of ${text}`, (now) => referencesIn(now).follow({ $ref: text }));
    },
  };
});

/** Resolves each reference once. */
export class DocumentReferences implements References {
  readonly #root: JsonObject;
  readonly #targets = new Map<string, Json | undefined>();
  readonly #ends = new Map<string, Json | undefined>();

  constructor(root: JsonObject) {
    this.#root = root;
  }

  target(reference: string): Json | undefined {
    if (this.#targets.has(reference)) return this.#targets.get(reference);
    const target = tokensOf(reference)?.reduce<Json | undefined>(memberOf, this.#root);
    this.#targets.set(reference, target);
    return target;
  }

  follow(start: Json | undefined): Json | undefined {
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
      value = this.target(text);
    }
    for (const text of passed) this.#ends.set(text, value);
    return value;
  }
}

/** The text of a reference, if the value is one; undefined otherwise. */
export function referenceOf(value: Json | undefined): string | undefined {
  const reference = memberOf(value, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

/** The members of an object except its reference. */
export function withoutReference({ $ref: _reference, ...others }: JsonObject): JsonObject {
  return others;
}

/** The member names of a reference into the document itself, `#/…`; undefined for any other. */
export function tokensOf(reference: string): string[] | undefined {
  if (!reference.startsWith('#')) return undefined;
  const text = reference.slice(1);
  return parsePointer(percentDecoded(text) ?? text);
}
