import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../document.ts';
import { limits } from '../limits.ts';
import { isObject, memberOf, setMember } from '../member.ts';
import type { SourceFiles } from '../source-files.ts';
import { childParts, isNamedKind, type NamedKind, type Part } from '../structure.ts';
import { cloneValue } from './clone.ts';
import { componentReference } from './reference.ts';
import { TargetResolver, type Target, type WrittenReference } from './target.ts';

/** A reference that stays one: from a member of `holder` to an object that `components` can name. */
export interface Reference {
  readonly holder: JsonObject;
  /** `$ref`, or a name in a discriminator's mapping. */
  readonly member: string;
  readonly kind: NamedKind;
  readonly target: Target;
}

export interface Collection {
  readonly references: readonly Reference[];
  /** The schemas that were reached, in any file. */
  readonly schemas: readonly JsonObject[];
  readonly findings: readonly Finding[];
}

/** A part still to be looked at, and the targets that were copied around it. */
interface Open {
  readonly part: Part;
  readonly copied: readonly string[];
}

/**
 * Follows all references from the root, reading files as it goes. What `components` cannot name (path items, and
 * whatever else authors put in files of its own) is copied to where it is referred to; the other references are
 * returned, with the document as yet unchanged in those places.
 */
export function collectReferences(root: JsonObject, files: SourceFiles): Collection {
  const collector = new Collector(root, files);
  collector.run();
  return collector;
}

class Collector implements Collection {
  readonly references: Reference[] = [];
  readonly schemas: JsonObject[] = [];
  readonly findings: Finding[] = [];
  readonly #root: JsonObject;
  readonly #files: SourceFiles;
  readonly #resolver: TargetResolver;
  readonly #open: Open[];
  readonly #seen = new Set<object>();
  readonly #dynamic: JsonObject[] = [];
  #copiedValues = 0;

  constructor(root: JsonObject, files: SourceFiles) {
    this.#root = root;
    this.#files = files;
    this.#resolver = new TargetResolver(files);
    this.#open = [{ part: { value: root, shape: 'document', parent: undefined, key: '' }, copied: [] }];
  }

  run(): void {
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) this.#visit(next);
    for (const holder of this.#dynamic) this.#collectDynamic(holder);
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) this.#visit(next);
  }

  #visit({ part, copied }: Open): void {
    const { value, shape } = part;
    if (this.#seen.has(value)) return;
    this.#seen.add(value);
    if (isObject(value)) {
      const text = memberOf(value, '$ref');
      if (typeof text === 'string') {
        if (isNamedKind(shape)) this.#collect({ holder: value, member: '$ref', kind: shape, text });
        else if (part.parent !== undefined) return this.#inline({ part, copied, holder: value, text });
      }
      if (shape === 'schema') this.#noteSchema(value);
      if (shape === 'discriminator') this.#collectMapping(value);
    }
    for (const child of childParts(part).toReversed()) this.#open.push({ part: child, copied });
  }

  #noteSchema(schema: JsonObject): void {
    this.schemas.push(schema);
    if (typeof memberOf(schema, '$dynamicRef') === 'string') this.#dynamic.push(schema);
  }

  #collect(given: { holder: JsonObject; member: string; kind: NamedKind; text: string }): void {
    const { holder, member, kind, text } = given;
    const target = this.#follow(holder, member, text);
    if (target === undefined) return;
    if (!isObject(target.value) && !(kind === 'schema' && typeof target.value === 'boolean')) {
      this.#reportWrongTarget({
        holder,
        member,
        text,
        wanted: kind === 'schema' ? 'a schema' : 'an object',
        value: target.value,
      });
      return;
    }
    this.references.push({ holder, member, kind, target });
    if (isObject(target.value)) {
      this.#open.push({ part: { value: target.value, shape: kind, parent: undefined, key: '' }, copied: [] });
    }
  }

  /** Values of a mapping are names of schemas or references (OpenAPI 3.1.1, section 4.8.25.3); names come first. */
  #collectMapping(discriminator: JsonObject): void {
    const mapping = memberOf(discriminator, 'mapping');
    if (!isObject(mapping)) return;
    const named = memberOf(memberOf(this.#root, 'components'), 'schemas');
    for (const [value, text] of Object.entries(mapping)) {
      if (typeof text !== 'string') continue;
      if (memberOf(named, text) !== undefined) setMember(mapping, value, componentReference('schema', text));
      else this.#collect({ holder: mapping, member: value, kind: 'schema', text });
    }
  }

  /**
   * A dynamic reference is as good as a static one when what it leads to at first has no dynamic anchor of that name, or
   * no other schema has (JSON Schema 2020-12 Core, section 8.2.3.2).
   */
  #collectDynamic(holder: JsonObject): void {
    const text = memberOf(holder, '$dynamicRef');
    const at = this.#files.places.at(holder, '$dynamicRef');
    if (typeof text !== 'string' || at === undefined) return;
    const first = this.#resolver.resolve({ text, holder, at });
    const anchor = text.slice(text.indexOf('#') + 1);
    const isAnchored = (schema: Json): boolean => memberOf(schema, '$dynamicAnchor') === anchor;
    const isStatic = !('refused' in first) && !isAnchored(first.value);
    delete holder['$dynamicRef'];
    const isAmbiguous = !isStatic && this.schemas.filter(isAnchored).length > 1;
    if (isAmbiguous || memberOf(holder, '$ref') !== undefined) {
      this.findings.push(finding('schema/dynamic-reference', { reference: text }, at));
      return;
    }
    setMember(holder, '$ref', text);
    this.#collect({ holder, member: '$ref', kind: 'schema', text });
  }

  #inline(given: { part: Part; copied: readonly string[]; holder: JsonObject; text: string }): void {
    const { part, copied, holder, text } = given;
    const { places } = this.#files;
    const at = places.at(holder, '$ref');
    const target = this.#follow(holder, '$ref', text);
    if (target === undefined || part.parent === undefined) return;
    if (copied.includes(target.id)) {
      this.findings.push(finding('source/circular-reference', { reference: text }, at));
      return;
    }
    if (part.shape !== 'pathItem')
      this.findings.push(finding('source/misplaced-reference', { reference: text }, at));
    const clone = cloneValue(target.value, places, limits.copiedValues - this.#copiedValues);
    if (clone === undefined) {
      this.#open.length = 0;
      this.findings.push(finding('source/expanded-references', { limit: limits.copiedValues }, at));
      return;
    }
    this.#copiedValues += clone.size;
    const value = this.#overlay(clone.copy, holder);
    if (value === null || typeof value !== 'object') {
      this.#reportWrongTarget({ holder, member: '$ref', text, wanted: 'an object', value });
      return;
    }
    setMember(part.parent.value as JsonObject, part.key, value);
    this.#open.push({ part: { ...part, value }, copied: [...copied, target.id] });
  }

  /** The copy with the members that stand beside the reference. */
  #overlay(copy: Json, holder: JsonObject): Json {
    const beside = Object.entries(holder).filter(([name]) => name !== '$ref');
    if (beside.length === 0 || !isObject(copy)) return copy;
    const replaced = beside.map(([name]) => name).filter((name) => Object.hasOwn(copy, name));
    if (replaced.length > 0) {
      const names = replaced.map((name) => JSON.stringify(name)).join(', ');
      this.findings.push(finding('source/overlaid-reference', { names }, this.#files.places.of(holder)));
    }
    for (const [name, value] of beside) setMember(copy, name, value);
    return copy;
  }

  #follow(holder: JsonObject, member: string, text: string): Target | undefined {
    const at = this.#files.places.at(holder, member);
    if (at === undefined) return undefined;
    const reference: WrittenReference = { text, holder, at };
    const resolution = this.#resolver.resolve(reference);
    if (!('refused' in resolution)) return resolution;
    if (member === '$ref') {
      this.findings.push(resolution.refused);
      return undefined;
    }
    // A mapping only helps to choose among schemas that are listed elsewhere, so one of its entries can be spared.
    delete holder[member];
    this.findings.push(finding('schema/dangling-mapping', { reference: text }, at));
    return undefined;
  }

  #reportWrongTarget(given: {
    holder: JsonObject;
    member: string;
    text: string;
    wanted: string;
    value: Json;
  }): void {
    const { holder, member, text, wanted, value } = given;
    const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
    const at = this.#files.places.at(holder, member);
    this.findings.push(finding('source/wrong-target', { reference: text, wanted, found }, at));
  }
}
