import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import { memberOf, setMember } from '../../../json/member.ts';
import type { SourceFiles } from '../../files/source-files.ts';
import type { TargetResolver } from './target.ts';

/**
 * The dynamic references of a document. One is equivalent to a static reference if its initial target has no dynamic
 * anchor of that name, or if no other schema has (JSON Schema 2020-12 Core, section 8.2.3.2).
 */
export class DynamicReferences {
  readonly findings: Finding[] = [];
  readonly #files: SourceFiles;
  readonly #resolver: TargetResolver;
  /** Number of schemas with a dynamic anchor, by its name. */
  readonly #anchors = new Map<unknown, number>();

  constructor(schemas: readonly JsonObject[], given: { files: SourceFiles; resolver: TargetResolver }) {
    this.#files = given.files;
    this.#resolver = given.resolver;
    for (const schema of schemas) {
      const anchor = memberOf(schema, '$dynamicAnchor');
      if (anchor !== undefined) this.#anchors.set(anchor, (this.#anchors.get(anchor) ?? 0) + 1);
    }
  }

  /**
   * Turns the dynamic reference of a schema into a static one and returns its text; undefined if it has several
   * meanings.
   */
  makeStatic(holder: JsonObject): string | undefined {
    const text = memberOf(holder, '$dynamicRef');
    const at = this.#files.places.at(holder, '$dynamicRef');
    if (typeof text !== 'string' || at === undefined) return undefined;
    const first = this.#resolver.resolve({ text, holder, at });
    const anchor = text.slice(text.indexOf('#') + 1);
    const isStatic = !('refused' in first) && memberOf(first.value, '$dynamicAnchor') !== anchor;
    delete holder['$dynamicRef'];
    const isAmbiguous = !isStatic && (this.#anchors.get(anchor) ?? 0) > 1;
    if (isAmbiguous || memberOf(holder, '$ref') !== undefined) {
      this.findings.push(finding('schema/ambiguous-dynamic-reference', { reference: text }, at));
      return undefined;
    }
    setMember(holder, '$ref', text);
    return text;
  }
}
