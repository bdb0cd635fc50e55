import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { JsonObject } from '../document.ts';
import { suggest, Suggestions } from '../suggestion.ts';
import { describeShape, membersOf, type Kind } from '../structure.ts';
import { nameOf } from '../text-file.ts';
import { fieldsOf, newerFields, schemaKeywords } from './fields.ts';

const keywords = [...Object.keys(membersOf('schema').members), ...Object.keys(schemaKeywords)];

/** Says what is wrong with members that an object of OpenAPI does not have. */
export class UnknownNames {
  readonly #places: Places;
  readonly #suggestions = new Suggestions();
  /** Suggestions for keywords that are not known. */
  readonly #hints = new Map<string, string>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** Undefined for a keyword that may be the author's own. */
  of(value: JsonObject, name: string, kind: Kind): Finding | undefined {
    const at = nameOf(this.#places.at(value, name));
    if (kind === 'schema') {
      const hint = this.#hintFor(name);
      return hint === '' ? undefined : finding('schema/misspelt-keyword', { name, hint }, at);
    }
    const described = { kind: describeShape(kind), name };
    if (newerFields[kind]?.includes(name) === true) return finding('openapi/newer-field', described, at);
    const known = [...Object.keys(membersOf(kind).members), ...Object.keys(fieldsOf[kind].fields)];
    return finding('openapi/unknown-field', { ...described, hint: suggest(name, known) }, at);
  }

  /** Schemas may have keywords of any name (JSON Schema 2020-12 Core, section 4.3.1); one like a known one is meant as it. */
  #hintFor(keyword: string): string {
    const hint = this.#hints.get(keyword) ?? this.#suggestions.suggest(keyword, keywords);
    this.#hints.set(keyword, hint);
    return hint;
  }
}
