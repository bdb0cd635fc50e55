import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../check/rule.ts';
import type { Json, JsonObject } from '../document.ts';
import { tokensOf } from '../follow.ts';
import { isObject, memberOf } from '../member.ts';
import { sections, type NamedKind } from '../structure.ts';
import { childParts, type Part } from '../walk.ts';
import { nameOf } from '../text-file.ts';

/**
 * Components that no path, webhook or requirement refers to, directly or indirectly. A document without paths and
 * webhooks is a collection for others to use.
 */
export const lintUnusedComponents: Rule = function* ({ root, nodes, places }) {
  const components = memberOf(root, 'components');
  if (!isObject(components) || !nodes.some(({ shape }) => shape === 'operation')) return;
  const used = new Reach(root, components).used;
  for (const [kind, section] of Object.entries(sections)) {
    const named = memberOf(components, section);
    if (!isObject(named)) continue;
    for (const name of Object.keys(named))
      if (!name.startsWith('x-') && !used.has(identityOf(section, name)))
        yield unused(kind, name, nameOf(places.at(named, name)));
  }
};

function unused(kind: string, name: string, at: Finding['at']): Finding {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return finding('lint/unused-component', { kind: words, name }, at);
}

function identityOf(section: string, name: string): string {
  return `${section}/${name}`;
}

const kindBySection: ReadonlyMap<string, NamedKind> = new Map(
  (Object.keys(sections) as NamedKind[]).map((kind) => [sections[kind], kind]),
);

/** The components that are reachable from the paths and webhooks of a document. */
class Reach {
  readonly used = new Set<string>();
  readonly #components: JsonObject;
  /** Schemas that extend a schema with `allOf`; if that one has a discriminator, a value may be any of them. */
  readonly #variants: ReadonlyMap<string, readonly string[]>;
  /** Schemas by their anchors. */
  readonly #anchors: ReadonlyMap<Json, readonly string[]>;
  readonly #open: Part[] = [];

  constructor(root: JsonObject, components: JsonObject) {
    this.#components = components;
    this.#variants = variantsOf(components);
    this.#anchors = anchorsOf(components);
    const document: Part = { value: root, shape: 'document', parent: undefined, key: '' };
    this.#enter(document);
    for (const part of childParts(document)) if (part.key !== 'components') this.#open.push(part);
    for (let part = this.#open.pop(); part !== undefined; part = this.#open.pop()) {
      this.#enter(part);
      this.#open.push(...childParts(part));
    }
  }

  #enter({ value, shape }: Part): void {
    if (Array.isArray(value) || typeof shape !== 'string') return;
    this.#useReference(value['$ref']);
    this.#useReference(value['$dynamicRef']);
    if (shape === 'document' || shape === 'operation') this.#useSchemes(value['security']);
    if (shape === 'discriminator' && isObject(value['mapping']))
      for (const target of Object.values(value['mapping'])) this.#useReference(target);
    for (const name of Object.keys(value)) if (name.startsWith('x-')) this.#useExtension(value[name] ?? null);
  }

  #useSchemes(security: Json | undefined): void {
    for (const requirement of Array.isArray(security) ? security.filter(isObject) : [])
      for (const name of Object.keys(requirement)) this.#use('securityScheme', name);
  }

  /** Extensions may refer to components in their own form. */
  #useExtension(extension: Json): void {
    const open: Json[] = [extension];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
      if (typeof value === 'string') this.#useReference(value);
      if (typeof value === 'object' && value !== null) open.push(...Object.values(value));
    }
  }

  /** A reference into a component uses the whole component. */
  #useReference(reference: Json | undefined): void {
    if (typeof reference !== 'string' || !reference.startsWith('#')) return;
    const [first, section, name] = tokensOf(reference) ?? [];
    if (first === undefined) return this.#useAnchor(reference.slice(1));
    const kind = kindBySection.get(section ?? '');
    if (first === 'components' && name !== undefined && kind !== undefined) this.#use(kind, name);
  }

  #useAnchor(anchor: string): void {
    for (const name of this.#anchors.get(anchor) ?? []) this.#use('schema', name);
  }

  #use(kind: NamedKind, name: string): void {
    const section = sections[kind];
    const value = memberOf(memberOf(this.#components, section), name);
    const identity = identityOf(section, name);
    if (value === undefined || this.used.has(identity)) return;
    this.used.add(identity);
    if (typeof value !== 'object' || value === null) return;
    this.#open.push({ value, shape: kind, parent: undefined, key: name });
    if (kind === 'schema' && memberOf(value, 'discriminator') !== undefined)
      for (const variant of this.#variants.get(name) ?? []) this.#use('schema', variant);
  }
}

function anchorsOf(components: JsonObject): ReadonlyMap<Json, readonly string[]> {
  const schemas = memberOf(components, 'schemas');
  const anchored = Object.entries(isObject(schemas) ? schemas : {}).flatMap(([name, schema]) =>
    ['$anchor', '$dynamicAnchor'].flatMap((keyword) => {
      const anchor = memberOf(schema, keyword);
      return anchor === undefined ? [] : [{ anchor, name }];
    }),
  );
  const grouped = Map.groupBy(anchored, ({ anchor }) => anchor);
  return new Map([...grouped].map(([anchor, each]) => [anchor, each.map(({ name }) => name)]));
}

/** The schemas that extend another one by `allOf`, by that one. */
function variantsOf(components: JsonObject): ReadonlyMap<string, readonly string[]> {
  const variants = new Map<string, string[]>();
  const schemas = memberOf(components, 'schemas');
  for (const [name, schema] of Object.entries(isObject(schemas) ? schemas : {})) {
    const parts = memberOf(schema, 'allOf');
    for (const part of Array.isArray(parts) ? parts : []) {
      const reference = memberOf(part, '$ref');
      const base = typeof reference === 'string' ? tokensOf(reference)?.[2] : undefined;
      if (base === undefined) continue;
      const known = variants.get(base);
      if (known === undefined) variants.set(base, [name]);
      else known.push(name);
    }
  }
  return variants;
}
