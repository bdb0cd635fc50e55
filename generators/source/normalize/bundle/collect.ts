import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { limits } from '../../files/limits.ts';
import { isObject, memberOf, setMember } from '../../../json/member.ts';
import { abbreviate } from '../../../json/abbreviate.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { SourceFiles } from '../../files/source-files.ts';
import { isNamedKind, shapeAt, type NamedKind, type Shape } from '../../document/structure.ts';
import { openParts, type Part } from '../../document/walk.ts';
import { describeShape, isSameShape } from '../../document/shape-words.ts';
import { abandonReference } from './abandon.ts';
import { identifying } from './identifiers.ts';
import { Copies, isCopied, type Copied } from './copies.ts';
import { DynamicReferences } from './dynamic-references.ts';
import { componentReference } from './reference.ts';
import { TargetResolver, type Target } from './target.ts';

/** A reference that stays: from a member of `holder` to an object that can be in `components`. */
export interface Reference {
  readonly holder: JsonObject;
  /** `$ref`, or a name in a discriminator's mapping. */
  readonly member: string;
  readonly kind: NamedKind;
  readonly target: Target;
}

export interface Collection {
  readonly references: readonly Reference[];
  /** The schemas that were reached, in any file, and that declare an identifier or a dialect. */
  readonly identified: readonly JsonObject[];
  /** Objects that have nothing but an unresolvable reference. */
  readonly lost: Set<unknown>;
  /**
   * Objects by their position in the structure of OpenAPI; other objects were found in data, extensions and other
   * files.
   */
  readonly parts: ReadonlyMap<object, Part>;
  readonly findings: readonly Finding[];
}

/** A reference as it is written. */
interface Written {
  readonly holder: JsonObject;
  readonly member: string;
  /** What it should refer to. */
  readonly kind: Shape;
  readonly text: string;
}

/**
 * Follows all references from the root, reading files as needed. Targets that cannot be in `components`, such as path
 * items and other contents of separate files, are copied to where they are referred to. The other references are
 * returned, and the document is not yet changed there. Every object is visited once, so the walk ends, and a limit on
 * values bounds the copies.
 */
export function collectReferences(root: JsonObject, files: SourceFiles): Collection {
  const collector = new Collector(root, files);
  collector.run();
  return collector;
}

class Collector implements Collection {
  readonly references: Reference[] = [];
  readonly identified: JsonObject[] = [];
  readonly lost = new Set<unknown>();
  readonly parts = new Map<object, Part>();
  readonly findings: Finding[] = [];
  readonly #root: JsonObject;
  readonly #files: SourceFiles;
  readonly #resolver: TargetResolver;
  readonly #copies: Copies;
  /** The parts that are still to be visited. */
  readonly #open: Part[];
  /** The kinds of visited objects outside of the structure. An object cannot have a second kind. */
  readonly #outside = new Map<object, Shape>();
  /** What was copied for parts that replace references. */
  readonly #copied = new Map<Part, Copied>();
  readonly #dynamic: JsonObject[] = [];
  /**
   * Mapping entries that are names of schemas. They are rewritten at the end, as copies are made of the original text.
   */
  readonly #names: { readonly mapping: JsonObject; readonly value: string; readonly name: string }[] = [];

  constructor(root: JsonObject, files: SourceFiles) {
    this.#root = root;
    this.#files = files;
    this.#resolver = new TargetResolver(files);
    this.#copies = new Copies(files.places, this.findings);
    this.#open = [{ value: root, shape: 'document', parent: undefined, key: '' }];
  }

  run(): void {
    this.#visitAll();
    const dynamic = new DynamicReferences(this.identified, { files: this.#files, resolver: this.#resolver });
    for (const holder of this.#dynamic) {
      const text = dynamic.makeStatic(holder);
      if (text !== undefined) this.#collect({ holder, member: '$ref', kind: 'schema', text });
    }
    this.findings.push(...dynamic.findings);
    this.#visitAll();
    for (const { mapping, value, name } of this.#names)
      setMember(mapping, value, componentReference('schema', name));
  }

  #visitAll(): void {
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) this.#visit(next);
  }

  #visit(part: Part): void {
    const { value, shape, parent } = part;
    const known = this.#shapeOf(value);
    if (known !== undefined && parent !== undefined && !isSameShape(known, shape))
      return this.#separate(part);
    if (parent !== undefined) this.parts.set(value, part);
    else if (known === undefined) this.#outside.set(value, shape);
    if (known !== undefined) return;
    if (isObject(value)) {
      const text = memberOf(value, '$ref');
      if (typeof text === 'string') {
        if (isNamedKind(shape)) this.#collect({ holder: value, member: '$ref', kind: shape, text });
        else if (parent !== undefined && this.#inline(part, value, text)) return;
      } else if (text !== undefined && isNamedKind(shape)) {
        this.#reportNoText(value, text);
        this.#abandon(value, shape);
      }
      if (typeof shape === 'string') this.#inlineTexts(value);
      if (shape === 'schema') this.#noteSchema(value);
      if (shape === 'discriminator') this.#collectMapping(value);
    }
    openParts(part, this.#open);
  }

  #shapeOf(value: object): Shape | undefined {
    return this.parts.get(value)?.shape ?? this.#outside.get(value);
  }

  /** Descriptions in other files: OpenAPI has no references to texts, but tools that bundle files resolve them. */
  #inlineTexts(holder: JsonObject): void {
    for (const member of ['summary', 'description']) {
      const reference = memberOf(holder, member);
      const text = memberOf(reference, '$ref');
      if (!isObject(reference) || typeof text !== 'string' || !textFile.test(text)) continue;
      const at = this.#files.places.at(reference, '$ref');
      const target = at && this.#resolver.resolve({ text, holder: reference, at });
      if (target === undefined || 'refused' in target || typeof target.value !== 'string') continue;
      setMember(holder, member, target.value);
      this.findings.push(finding('source/misplaced-reference', { reference: text }, at));
    }
  }

  #noteSchema(schema: JsonObject): void {
    if (identifying.some((keyword) => Object.hasOwn(schema, keyword))) this.identified.push(schema);
    if (typeof memberOf(schema, '$dynamicRef') === 'string') this.#dynamic.push(schema);
  }

  #collect({ holder, member, kind, text }: Written & { kind: NamedKind }): void {
    const target = this.#follow({ holder, member, kind, text });
    if (target === undefined) return;
    this.references.push({ holder, member, kind, target });
    if (isObject(target.value))
      this.#open.push({ value: target.value, shape: kind, parent: undefined, key: '' });
  }

  /** The kind of a target if it is not the wanted one; undefined if it fits. */
  #misfit({ value, file, tokens }: Target, wanted: Shape): string | undefined {
    if (typeof value !== 'object' || value === null) {
      if (wanted === 'schema' && typeof value === 'boolean') return undefined;
      return value === null ? 'null' : `a ${typeof value}`;
    }
    const isDocument = file.value === this.#root || memberOf(file.value, 'openapi') !== undefined;
    const known = this.#shapeOf(value) ?? (isDocument ? shapeAt(tokens) : undefined);
    if (known !== undefined && !isSameShape(known, wanted)) return describeShape(known);
    const isList = typeof wanted === 'object' && 'list' in wanted;
    return Array.isArray(value) === isList ? undefined : isList ? 'an object' : 'a list';
  }

  /**
   * Values of a mapping are names of schemas or references (OpenAPI 3.1.1, section 4.8.25.3); names take precedence.
   */
  #collectMapping(discriminator: JsonObject): void {
    const mapping = memberOf(discriminator, 'mapping');
    if (!isObject(mapping)) return;
    const named = memberOf(memberOf(this.#root, 'components'), 'schemas');
    for (const [value, text] of Object.entries(mapping)) {
      if (typeof text !== 'string') continue;
      if (memberOf(named, text) !== undefined) this.#names.push({ mapping, value, name: text });
      else this.#collect({ holder: mapping, member: value, kind: 'schema', text });
    }
  }

  /** Replaces the reference with a copy of its target; false if the reference was given up. */
  #inline(part: Part, holder: JsonObject, text: string): boolean {
    const copied = this.#copiedAround(part);
    const at = this.#files.places.at(holder, '$ref');
    const target = this.#follow({ holder, member: '$ref', text, kind: part.shape });
    if (target === undefined) return false;
    if (isCopied(copied, target.id)) {
      this.findings.push(finding('source/circular-reference', { reference: text }, at));
      this.#abandon(holder, part.shape);
      return false;
    }
    if (part.shape !== 'pathItem')
      this.findings.push(finding('source/misplaced-reference', { reference: text }, at));
    const depth = (copied?.depth ?? 0) + 1;
    const copy = depth > limits.depth ? undefined : this.#copies.of(target.value);
    if (copy === undefined) {
      this.#stop(at);
      return true;
    }
    const value = this.#copies.overlay(copy, holder);
    setMember(part.parent?.value as JsonObject, part.key, value);
    const replaced = { ...part, value: value as Part['value'] };
    this.#copied.set(replaced, { id: target.id, around: copied, depth });
    this.#open.push(replaced);
    return true;
  }

  #copiedAround(part: Part): Copied | undefined {
    for (let each: Part | undefined = part; each !== undefined; each = each.parent) {
      const copied = this.#copied.get(each);
      if (copied !== undefined) return copied;
    }
    return undefined;
  }

  /** If others refer to an object as a different kind, its own position gets a copy. */
  #separate(part: Part): void {
    const copy = this.#copies.of(part.value);
    if (copy === undefined) return this.#stop(this.#files.places.of(part.value));
    setMember(part.parent?.value as JsonObject, part.key, copy);
    this.#open.push({ ...part, value: copy as Part['value'] });
  }

  /** There are too many copies; the document cannot be used. */
  #stop(at: Place | undefined): void {
    this.#open.length = 0;
    this.findings.push(finding('source/expanded-references', { limit: limits.copiedValues }, at));
  }

  /**
   * The target of a reference; undefined if it cannot be resolved, or has another kind, which is reported, and the
   * reference is removed.
   */
  #follow({ holder, member, kind, text }: Written): Target | undefined {
    const at = this.#files.places.at(holder, member);
    if (at === undefined) return undefined;
    const resolution = this.#resolver.resolve({ text, holder, at });
    const isRefused = 'refused' in resolution;
    const found = isRefused ? undefined : this.#misfit(resolution, kind);
    if (!isRefused && found === undefined) return resolution;
    if (found !== undefined)
      this.findings.push(
        finding('source/wrong-target', { reference: text, wanted: describeShape(kind), found }, at),
      );
    else if (member !== '$ref')
      this.findings.push(finding('schema/unresolved-mapping', { reference: text }, at));
    else if (isRefused) this.findings.push(resolution.refused);
    // A mapping only helps to choose among schemas that are listed elsewhere, so an entry can be removed.
    if (member === '$ref') this.#abandon(holder, kind);
    else delete holder[member];
    return undefined;
  }

  #abandon(holder: JsonObject, shape: Shape): void {
    if (!abandonReference(holder, shape, this.#files.places)) this.lost.add(holder);
  }

  #reportNoText(holder: JsonObject, found: Json): void {
    const particulars = { reference: abbreviate(found), reason: 'a reference is a text', hint: '' };
    const at = this.#files.places.at(holder, '$ref');
    this.findings.push(finding('source/unresolved-reference', particulars, at));
  }
}

/** References into the same file or a file of YAML or JSON, and to a whole file of Markdown. */
const textFile = /^(?:[^#]*\.(?:ya?ml|json))?(?:#|$)|^[^#]*\.(?:md|markdown)$/i;
