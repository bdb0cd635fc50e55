import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Places } from '../../../diagnostics/place.ts';
import type { JsonObject } from '../../../json/json.ts';
import { renaming } from '../../rules/renaming.ts';
import { asking, nearest, Suggestions } from '../../rules/suggestion.ts';
import { membersOf, type Kind } from '../../document/structure.ts';
import { describeShape } from '../../document/shape-words.ts';
import { nameOf } from '../../files/text-file.ts';
import { earlierFields } from './earlier-fields.ts';
import { fieldsOf, fieldsOf32, schemaKeywords } from './fields.ts';

const keywords = [...Object.keys(membersOf('schema').members), ...Object.keys(schemaKeywords)];

/** Reports fields that an object of OpenAPI does not have. */
export class UnknownNames {
  readonly #places: Places;
  readonly #suggestions = new Suggestions();
  /** The probable intention of unknown keywords. */
  readonly #meant = new Map<string, string | undefined>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** Undefined for a keyword that may be the author's own. */
  of(value: JsonObject, name: string, kind: Kind): Finding | undefined {
    const at = nameOf(this.#places.at(value, name));
    if (kind === 'schema') {
      const meant = this.#keywordFor(name);
      if (meant === undefined) return undefined;
      const edits = renaming(value, name, meant, at);
      return finding('schema/misspelt-keyword', { name, hint: asking(meant) }, at, undefined, edits);
    }
    const described = { kind: describeShape(kind), name };
    if (fieldsOf32[kind]?.includes(name) === true) return finding('openapi/unsupported-field', described, at);
    const { [kind]: earlier = {} } = earlierFields;
    const advice = Object.hasOwn(earlier, name) ? earlier[name] : undefined;
    if (advice !== undefined)
      return finding('openapi/unknown-field', { ...described, hint: ` ${advice}` }, at);
    const known = [...Object.keys(membersOf(kind).members), ...Object.keys(fieldsOf[kind].fields)];
    const meant = nearest(name, known);
    const edits = renaming(value, name, meant, at);
    return finding('openapi/unknown-field', { ...described, hint: asking(meant) }, at, undefined, edits);
  }

  /**
   * Schemas may have keywords of any name (JSON Schema 2020-12 Core, section 4.3.1); one similar to a known keyword is
   * probably a misspelling.
   */
  #keywordFor(keyword: string): string | undefined {
    if (!this.#meant.has(keyword)) this.#meant.set(keyword, this.#suggestions.nearest(keyword, keywords));
    return this.#meant.get(keyword);
  }
}
