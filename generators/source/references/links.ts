import { TargetResolver } from '../normalize/bundle/target.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import type { FilePointer } from '../files/file-pointer.ts';
import { isObject, memberOf } from '../../json/member.ts';
import { formatPointer, parsePointer } from '../../json/pointer.ts';
import type { LoadedFile, SourceFiles } from '../files/source-files.ts';
import { sections, type Shape } from '../document/structure.ts';
import { childParts } from '../document/walk.ts';

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

/** What the files of a document name, and what has a name. */
export interface DocumentLinks {
  readonly links: readonly Link[];
  /** Operations and tags by their names: where the name is written. */
  readonly operationIds: ReadonlyMap<string, FilePointer>;
  readonly tags: ReadonlyMap<string, FilePointer>;
  /** Schemas with a discriminator. */
  readonly discriminated: readonly { readonly schema: FilePointer; readonly discriminator: JsonObject }[];
  /** The kinds of objects that are entered from elsewhere, by file and JSON Pointer. */
  readonly shapes: ReadonlyMap<string, ReadonlyMap<string, Shape>>;
}

/** Maximum number of objects of one document that are indexed; any further ones are unknown. */
const mostObjects = 2_000_000;

/** Finds the links of a document, from its root file on. */
export function findLinks(files: SourceFiles, root: LoadedFile): DocumentLinks {
  const walk = new Walk(files, root);
  walk.run();
  return walk;
}

interface Open {
  readonly value: Json;
  readonly shape: Shape;
}

/** Visits the objects of a document and everything that they refer to, each once. */
class Walk implements DocumentLinks {
  readonly links: Link[] = [];
  readonly operationIds = new Map<string, FilePointer>();
  readonly tags = new Map<string, FilePointer>();
  readonly discriminated: { readonly schema: FilePointer; readonly discriminator: JsonObject }[] = [];
  readonly shapes = new Map<string, Map<string, Shape>>();
  readonly #files: SourceFiles;
  readonly #root: LoadedFile;
  readonly #resolver: TargetResolver;
  readonly #seen = new Set<object>();
  readonly #open: Open[] = [];
  /** Names are resolved once all are known. */
  readonly #named: {
    readonly kind: 'operationId' | 'tag';
    readonly from: FilePointer;
    readonly text: string;
  }[] = [];

  constructor(files: SourceFiles, root: LoadedFile) {
    this.#files = files;
    this.#root = root;
    this.#resolver = new TargetResolver(files);
  }

  run(): void {
    const { value, location } = this.#root;
    if (!isObject(value)) return;
    this.#enter({ location, tokens: [] }, value, 'document');
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) this.#visit(next);
    for (const { kind, from, text } of this.#named)
      this.links.push({ kind, from, text, to: (kind === 'tag' ? this.tags : this.operationIds).get(text) });
  }

  #enter(pointer: FilePointer, value: Json, shape: Shape): void {
    if (typeof value !== 'object' || value === null || this.#seen.has(value)) return;
    this.#noteShape(pointer, shape);
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
      if (typeof operationId === 'string' && pointer && !this.operationIds.has(operationId))
        this.operationIds.set(operationId, pointer);
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
    this.links.push({ kind: 'reference', from, text, to });
    this.#enter(to, target.value, shape);
  }

  /**
   * Values of a mapping are names of schemas or references (OpenAPI 3.1.1, section 4.8.25.3); names take precedence.
   */
  #map(mapping: JsonObject): void {
    const { value: root, location } = this.#root;
    const named = memberOf(memberOf(root, 'components'), 'schemas');
    for (const [member, text] of Object.entries(mapping)) {
      const from = this.#pointerOf(mapping, member);
      if (typeof text !== 'string' || from === undefined) continue;
      if (memberOf(named, text) === undefined) this.#refer(mapping, member, text, 'schema');
      else {
        const to = { location, tokens: ['components', sections.schema, text] };
        this.links.push({ kind: 'schemaName', from, text, to });
      }
    }
  }

  #noteDiscriminator(value: JsonObject, discriminator: JsonObject): void {
    const pointer = this.#pointerOf(value, 'discriminator');
    if (pointer === undefined) return;
    const schema = { location: pointer.location, tokens: pointer.tokens.slice(0, -1) };
    this.discriminated.push({ schema, discriminator });
  }

  #require(requirement: JsonObject): void {
    const { value: root, location } = this.#root;
    const schemes = memberOf(memberOf(root, 'components'), sections.securityScheme);
    for (const name of Object.keys(requirement)) {
      const from = this.#pointerOf(requirement, name);
      const to = { location, tokens: ['components', sections.securityScheme, name] };
      const isKnown = memberOf(schemes, name) !== undefined;
      if (from !== undefined)
        this.links.push({ kind: 'scheme', from, text: name, to: isKnown ? to : undefined });
    }
  }

  #defineTags(tags: readonly Json[]): void {
    for (const tag of tags) {
      const name = memberOf(tag, 'name');
      const pointer = isObject(tag) ? this.#pointerOf(tag, 'name') : undefined;
      if (typeof name === 'string' && pointer && !this.tags.has(name)) this.tags.set(name, pointer);
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

  /** Remembers the kind of the root of a walk, as nothing around it determines it. */
  #noteShape({ location, tokens }: FilePointer, shape: Shape): void {
    const shapes = this.shapes.get(location) ?? new Map<string, Shape>();
    shapes.set(formatPointer(tokens), shape);
    this.shapes.set(location, shapes);
  }
}
