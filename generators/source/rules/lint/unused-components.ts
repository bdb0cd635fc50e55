import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { referenceOf, tokensOf } from '../../references/references.ts';
import { isObject, listOf, memberOf } from '../../../json/member.ts';
import { wordsOf } from '../../document/shape-words.ts';
import { sections, type NamedKind } from '../../document/structure.ts';
import { childParts, type Part } from '../../document/walk.ts';
import { nameOf } from '../../files/text-file.ts';

/**
 * Components that no path, webhook or requirement refers to, directly or indirectly. A document without paths and
 * webhooks is a collection for others to use.
 */
export const lintUnusedComponents: Rule = function* ({ root, nodes, places }) {
  const components = memberOf(root, 'components');
  if (!isObject(components) || !nodes.some(({ shape }) => shape === 'operation')) return;
  const used = new Reach(root, components).used;
  for (const kind of Object.keys(sections) as NamedKind[]) {
    const section = sections[kind];
    const named = memberOf(components, section);
    if (!isObject(named)) continue;
    const words = wordsOf(kind);
    for (const name of Object.keys(named))
      if (!name.startsWith('x-') && !used.has(identityOf(section, name)))
        yield finding('lint/unused-component', { kind: words, name }, nameOf(places.at(named, name)));
  }
};

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
  readonly #variants: ReturnType<typeof schemasBy>;
  /** The bases whose variants are used. */
  readonly #extended = new Set<string>();
  /** Schemas by their anchors. */
  readonly #anchors: ReturnType<typeof schemasBy>;
  readonly #open: Part[] = [];

  constructor(root: JsonObject, components: JsonObject) {
    this.#components = components;
    this.#variants = schemasBy(components, basesOf);
    this.#anchors = schemasBy(components, anchorsOf);
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
    for (const requirement of listOf(security).filter(isObject))
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
    if (first === undefined) return this.#useAll(this.#anchors.get(reference.slice(1)));
    const kind = kindBySection.get(section ?? '');
    if (first === 'components' && name !== undefined && kind !== undefined) this.#use(kind, name);
  }

  #useAll(schemas: readonly { readonly name: string }[] = []): void {
    for (const { name } of schemas) this.#use('schema', name);
  }

  #use(kind: NamedKind, name: string): void {
    const section = sections[kind];
    const value = memberOf(memberOf(this.#components, section), name);
    const identity = identityOf(section, name);
    if (value === undefined || this.used.has(identity)) return;
    this.used.add(identity);
    if (typeof value !== 'object' || value === null) return;
    this.#open.push({ value, shape: kind, parent: undefined, key: name });
    if (kind === 'schema' && memberOf(value, 'discriminator') !== undefined) this.#useVariants(name);
  }

  /** The schemas that extend a base, at any depth. */
  #useVariants(base: string): void {
    const open = [base];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const variants = this.#extended.has(name) ? [] : (this.#variants.get(name) ?? []);
      this.#extended.add(name);
      this.#useAll(variants);
      open.push(...variants.map((variant) => variant.name));
    }
  }
}

/** The names of schemas by keys that each has. */
function schemasBy(
  components: JsonObject,
  keysOf: (schema: Json) => readonly (Json | undefined)[],
): ReadonlyMap<Json | undefined, readonly { readonly name: string }[]> {
  const schemas = memberOf(components, 'schemas');
  const found = Object.entries(isObject(schemas) ? schemas : {}).flatMap(([name, schema]) =>
    keysOf(schema).map((key) => ({ key, name })),
  );
  return Map.groupBy(found, ({ key }) => key);
}

function anchorsOf(schema: Json): readonly (Json | undefined)[] {
  return [memberOf(schema, '$anchor'), memberOf(schema, '$dynamicAnchor')];
}

/** The schemas that a schema extends by `allOf`. */
function basesOf(schema: Json): readonly (string | undefined)[] {
  return listOf(memberOf(schema, 'allOf')).map((part) => tokensOf(referenceOf(part) ?? '')?.[2]);
}
