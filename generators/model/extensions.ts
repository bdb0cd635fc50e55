import { leavesOpen } from '../schema/discriminator.ts';
import { schemaAt, type SchemaSource } from '../schema/named.ts';
import { keywordOf } from '../schema/schema.ts';
import { mappedTags } from './discriminator.ts';
import { inheritanceOf, type Extending, type Inheritance } from './inheritance.ts';
import { recursiveNodes } from './recursive-nodes.ts';

/** A discriminator's member, and the values that it has in a schema. */
export interface Tag {
  readonly member: string;
  readonly values: readonly string[];
}

/** A schema whose values are also values of a base. */
export interface Variant {
  readonly ref: string;
  /**
   * The values of the discriminator that select it. Empty if it is a base, whose variants have values of their own.
   */
  readonly values: readonly string[];
  /** Whether it has these values wherever it is used. */
  readonly isCertain: boolean;
}

/** Which schemas extend others by `allOf`, according to discriminators (OpenAPI 3.1.1, section 4.8.25). */
export interface Extensions extends Pick<Inheritance, 'parts'> {
  /** The variants of each base, by its reference, in the order in which they are found from it. */
  readonly variants: ReadonlyMap<string, readonly Variant[]>;
  /**
   * The tags that a schema has wherever it is used. Schemas that others extend have none, because the tags of those
   * differ.
   */
  readonly tags: ReadonlyMap<string, readonly Tag[]>;
}

/**
 * Finds the bases with a discriminator, and the schemas that extend them at any depth. A schema is selected by the
 * values that a mapping assigns to it, otherwise by its name. Where there is a mapping, schemas that others extend
 * are values themselves only if the mapping names them. A base that lists its alternatives has no variants here.
 */
export function extensionsOf(schemas: readonly Extending[]): Extensions {
  const inheritance = inheritanceOf(schemas);
  if (inheritance === undefined) return { variants: new Map(), tags: new Map(), parts: new Map() };
  const search: Search = { ...inheritance, source: { schemas }, bases: basesIn(schemas, inheritance) };
  const all = [...search.bases].map(([ref, member]) => [ref, variantsOf(ref, member, search)] as const);
  const variants = new Map(all.filter(([, { length }]) => length > 0));
  const certain = [...variants].flatMap(([base, found]) =>
    found
      .filter(({ values, isCertain }) => isCertain && values.length > 0)
      .map(({ ref, values }) => ({ ref, tag: { member: search.bases.get(base) ?? '', values } })),
  );
  const known = Map.groupBy(certain, ({ ref }) => ref);
  const leaves = schemas.filter(
    ({ ref }) => (search.parts.get(ref)?.size ?? 0) > 0 && !search.children.has(ref),
  );
  const tags = leaves.map((leaf) => {
    const own = (known.get(leaf.ref) ?? []).map(({ tag }) => tag);
    return [leaf.ref, tagsOf(leaf, own, search)] as const;
  });
  return {
    variants,
    tags: new Map(tags.filter(([, { length }]) => length > 0)),
    parts: search.parts,
  };
}

interface Search extends Inheritance {
  readonly source: SchemaSource<Extending>;
  /** The bases that have variants, with the members that select these. */
  readonly bases: ReadonlyMap<string, string>;
}

function basesIn(
  schemas: readonly Extending[],
  { discriminators, parts, children }: Inheritance,
): Search['bases'] {
  const circular = recursiveNodes(parts);
  const found = schemas.flatMap(({ ref, schema }) => {
    const member = discriminators.get(ref)?.member;
    if (member === undefined || !children.has(ref) || circular.has(ref)) return [];
    const lists = (['oneOf', 'anyOf'] as const).some((name) => keywordOf(schema, name) !== undefined);
    const isObject = keywordOf(schema, 'type')?.includes('object') ?? true;
    return isObject && !lists ? [[ref, member] as const] : [];
  });
  return new Map(found);
}

/** The variants of a base, without those of other bases that extend it. */
function variantsOf(base: string, member: string, search: Search): readonly Variant[] {
  const { bases, children, source } = search;
  const own = selecting(base, member, search);
  const open = new Set(children.get(base));
  for (const ref of open) if (!bases.has(ref)) for (const child of children.get(ref) ?? []) open.add(child);
  const found = [...open].flatMap((ref): readonly Variant[] => {
    if (bases.has(ref)) return [{ ref, values: [], isCertain: true }];
    const { values, isMapping } = selecting(ref, member, search);
    if (values.length > 0) return [{ ref, values, isCertain: true }];
    if (isMapping && children.has(ref)) return [];
    return [{ ref, values: [schemaAt(source, ref).key], isCertain: !isMapping }];
  });
  return own.values.length > 0 ? [{ ref: base, values: own.values, isCertain: true }, ...found] : found;
}

/** The tags of a schema that no other extends: those of its bases, and those that other discriminators assign. */
function tagsOf(schema: Extending, known: readonly Tag[], search: Search): readonly Tag[] {
  const members = new Set(search.discriminatorsOf(schema.ref).map(({ member }) => member));
  const mapped = [...members].map((member) => ({ member, ...selecting(schema.ref, member, search) }));
  const all = [...known, ...mapped.filter(({ values }) => values.length > 0)];
  return [...new Map(all.map(({ member, values }) => [member, { member, values }])).values()].filter((tag) =>
    leavesOpen(search.source, schema.schema, tag),
  );
}

/** The values that mappings assign to a schema, and whether there are mappings. */
function selecting(
  ref: string,
  member: string,
  { discriminatorsOf, source }: Search,
): { readonly values: readonly string[]; readonly isMapping: boolean } {
  const schema = schemaAt(source, ref);
  const own = discriminatorsOf(ref).filter((each) => each.member === member);
  return {
    values: [...new Set(own.flatMap((discriminator) => mappedTags(discriminator, schema)))],
    isMapping: own.some(({ mapping }) => mapping.length > 0),
  };
}
