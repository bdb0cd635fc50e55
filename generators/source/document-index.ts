import { TargetResolver } from './bundle/target.ts';
import type { Json, JsonObject } from './document.ts';
import { isObject, memberOf } from './member.ts';
import { formatPointer, parsePointer } from './pointer.ts';
import type { LoadedFile, SourceFiles } from './source-files.ts';
import { sections, shapeBelow, type Shape } from './structure.ts';
import { childParts } from './walk.ts';

/** A value in a file. */
export interface FilePointer {
  /** Path of the file, as the source stage knows it. */
  readonly location: string;
  readonly tokens: readonly string[];
}

/** A text that names something elsewhere. */
export interface Link {
  /** `$ref`, an entry of a discriminator's mapping, or a name: of a schema in a mapping, an operation, a tag, a scheme. */
  readonly kind: 'reference' | 'schemaName' | 'operationId' | 'tag' | 'scheme';
  /** The text with the name; for a scheme, the member with that name. */
  readonly from: FilePointer;
  readonly text: string;
  /** The named thing: a component, the `operationId` of an operation, the `name` of a tag. */
  readonly to: FilePointer | undefined;
}

/** Maximum number of objects of one document that are indexed; any further ones are unknown. */
const mostObjects = 2_000_000;

/** The links between the files of one document, as they are written. Unresolvable references have no target. */
export class DocumentIndex {
  readonly files: SourceFiles;
  readonly links: Link[] = [];
  readonly root: LoadedFile;
  /** Operations and tags by their names: where the name is written. */
  readonly operationIds = new Map<string, FilePointer>();
  readonly tags = new Map<string, FilePointer>();
  /** Schemas with a discriminator. */
  readonly discriminated: { readonly schema: FilePointer; readonly discriminator: JsonObject }[] = [];
  readonly #shapes = new Map<string, Map<string, Shape>>();
  readonly #byFrom = new Map<string, Link>();
  readonly #byTo = new Map<string, Link[]>();

  constructor(files: SourceFiles) {
    this.files = files;
    this.root = files.loadDocument();
    new Walk(this).run();
    for (const link of this.links) {
      this.#byFrom.set(keyOf(link.from), link);
      if (link.to === undefined) continue;
      const same = this.#byTo.get(keyOf(link.to)) ?? [];
      same.push(link);
      this.#byTo.set(keyOf(link.to), same);
    }
  }

  /** What a text names. */
  linkAt(pointer: FilePointer): Link | undefined {
    return this.#byFrom.get(keyOf(pointer));
  }

  /** The links to a thing, in the order in which they were found. */
  linksTo(pointer: FilePointer): readonly Link[] {
    return this.#byTo.get(keyOf(pointer)) ?? [];
  }

  valueAt({ location, tokens }: FilePointer): Json | undefined {
    const root = this.files.all.find((file) => file.location === location)?.value;
    return tokens.reduce<Json | undefined>(memberOf, root);
  }

  /** The kind of object at a place by the structure, even if nothing is written there yet. */
  shapeAt({ location, tokens }: FilePointer): Shape | undefined {
    const shapes = this.#shapes.get(location);
    for (let length = tokens.length; length >= 0; length -= 1) {
      const shape = shapes?.get(formatPointer(tokens.slice(0, length)));
      if (shape !== undefined) return shapeBelow(shape, tokens.slice(length));
    }
    return undefined;
  }

  /** Remembers the kind of the root of a walk, as nothing around it determines it. */
  noteShape({ location, tokens }: FilePointer, shape: Shape): void {
    const shapes = this.#shapes.get(location) ?? new Map<string, Shape>();
    shapes.set(formatPointer(tokens), shape);
    this.#shapes.set(location, shapes);
  }
}

export function keyOf({ location, tokens }: FilePointer): string {
  return `${location}#${formatPointer(tokens)}`;
}

interface Open {
  readonly value: Json;
  readonly shape: Shape;
}

/** Visits the objects of a document and everything that they refer to, each once. */
class Walk {
  readonly #index: DocumentIndex;
  readonly #files: SourceFiles;
  readonly #resolver: TargetResolver;
  readonly #seen = new Set<object>();
  readonly #open: Open[] = [];
  /** Names are resolved once all are known. */
  readonly #named: {
    readonly kind: 'operationId' | 'tag';
    readonly from: FilePointer;
    readonly text: string;
  }[] = [];

  constructor(index: DocumentIndex) {
    this.#index = index;
    this.#files = index.files;
    this.#resolver = new TargetResolver(index.files);
  }

  run(): void {
    const { value, location } = this.#index.root;
    if (!isObject(value)) return;
    this.#enter({ location, tokens: [] }, value, 'document');
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) this.#visit(next);
    const { operationIds, tags, links } = this.#index;
    for (const { kind, from, text } of this.#named)
      links.push({ kind, from, text, to: (kind === 'tag' ? tags : operationIds).get(text) });
  }

  #enter(pointer: FilePointer, value: Json, shape: Shape): void {
    if (typeof value !== 'object' || value === null || this.#seen.has(value)) return;
    this.#index.noteShape(pointer, shape);
    this.#open.push({ value, shape });
  }

  #visit({ value, shape }: Open): void {
    if (typeof value !== 'object' || value === null || this.#seen.has(value)) return;
    if (this.#seen.size >= mostObjects) return;
    this.#seen.add(value);
    if (isObject(value)) this.#visitObject(value, shape);
    const part = { value, shape, parent: undefined, key: '' };
    for (const child of childParts(part).toReversed()) this.#open.push(child);
  }

  #visitObject(value: JsonObject, shape: Shape): void {
    const { $ref: reference, operationId, tags, security, mapping, discriminator } = value;
    if (shape === 'schema' && isObject(discriminator)) this.#noteDiscriminator(value, discriminator);
    if (typeof reference === 'string') this.#refer(value, '$ref', reference, shape);
    if (shape === 'operation') {
      const pointer = this.#pointerOf(value, 'operationId');
      if (typeof operationId === 'string' && pointer && !this.#index.operationIds.has(operationId))
        this.#index.operationIds.set(operationId, pointer);
      if (Array.isArray(tags)) this.#nameTags(tags);
    }
    if (shape === 'link' && typeof operationId === 'string')
      this.#name('operationId', value, 'operationId', operationId);
    if (shape === 'document' && Array.isArray(tags)) this.#defineTags(tags);
    if ((shape === 'operation' || shape === 'document') && Array.isArray(security))
      for (const requirement of security) if (isObject(requirement)) this.#require(requirement);
    if (shape === 'discriminator' && isObject(mapping)) this.#map(mapping);
  }

  #refer(holder: JsonObject, member: string, text: string, shape: Shape): void {
    const at = this.#files.places.at(holder, member);
    const from = this.#pointerOf(holder, member);
    if (at === undefined || from === undefined) return;
    const target = this.#resolver.resolve({ text, holder, at });
    if ('refused' in target) return;
    const to = { location: target.file.location, tokens: target.tokens };
    this.#index.links.push({ kind: 'reference', from, text, to });
    this.#enter(to, target.value, shape);
  }

  /**
   * Values of a mapping are names of schemas or references (OpenAPI 3.1.1, section 4.8.25.3); names take precedence.
   */
  #map(mapping: JsonObject): void {
    const { value: root, location } = this.#index.root;
    const named = memberOf(memberOf(root, 'components'), 'schemas');
    for (const [member, text] of Object.entries(mapping)) {
      const from = this.#pointerOf(mapping, member);
      if (typeof text !== 'string' || from === undefined) continue;
      if (memberOf(named, text) === undefined) this.#refer(mapping, member, text, 'schema');
      else {
        const to = { location, tokens: ['components', sections.schema, text] };
        this.#index.links.push({ kind: 'schemaName', from, text, to });
      }
    }
  }

  #noteDiscriminator(value: JsonObject, discriminator: JsonObject): void {
    const pointer = this.#pointerOf(value, 'discriminator');
    if (pointer === undefined) return;
    const schema = { location: pointer.location, tokens: pointer.tokens.slice(0, -1) };
    this.#index.discriminated.push({ schema, discriminator });
  }

  #require(requirement: JsonObject): void {
    const { value: root, location } = this.#index.root;
    const schemes = memberOf(memberOf(root, 'components'), sections.securityScheme);
    for (const name of Object.keys(requirement)) {
      const from = this.#pointerOf(requirement, name);
      const to = { location, tokens: ['components', sections.securityScheme, name] };
      const isKnown = memberOf(schemes, name) !== undefined;
      if (from !== undefined)
        this.#index.links.push({ kind: 'scheme', from, text: name, to: isKnown ? to : undefined });
    }
  }

  #defineTags(tags: readonly Json[]): void {
    for (const tag of tags) {
      const name = memberOf(tag, 'name');
      const pointer = isObject(tag) ? this.#pointerOf(tag, 'name') : undefined;
      if (typeof name === 'string' && pointer && !this.#index.tags.has(name))
        this.#index.tags.set(name, pointer);
    }
  }

  #nameTags(tags: Json[]): void {
    for (const [index, name] of tags.entries())
      if (typeof name === 'string') this.#name('tag', tags, index, name);
  }

  #name(kind: 'operationId' | 'tag', holder: object, key: string | number, text: string): void {
    const from = this.#pointerOf(holder, key);
    if (from !== undefined) this.#named.push({ kind, from, text });
  }

  #pointerOf(holder: object, key: string | number): FilePointer | undefined {
    const at = this.#files.places.of(holder);
    const file = at && this.#files.of(at.file);
    if (at === undefined || file === undefined) return undefined;
    return { location: file.location, tokens: [...(parsePointer(at.pointer) ?? []), String(key)] };
  }
}

/** Whether two places are the same. */
export function isSamePointer(one: FilePointer, other: FilePointer): boolean {
  return keyOf(one) === keyOf(other);
}

/** Whether a place is another one or inside it. */
export function isBelow({ location, tokens }: FilePointer, outer: FilePointer): boolean {
  return location === outer.location && outer.tokens.every((token, at) => tokens[at] === token);
}
