import { discriminatorOf, type Discriminator } from '../schema/discriminator.ts';
import { referenceOf } from '../schema/merge.ts';
import { keywordOf, type Schema } from '../schema/schema.ts';
import type { NamedSchema } from './model.ts';
import { reverse } from './reach.ts';
import type { Edges } from './recursive-nodes.ts';

/** The parts of a named schema that decide what it extends. */
export type Extending = Pick<NamedSchema, 'key' | 'ref' | 'schema'>;

/** Which schemas extend which by `allOf`, and their discriminators. */
export interface Inheritance {
  readonly discriminators: ReadonlyMap<string, Discriminator>;
  /** The schemas that a schema extends directly. */
  readonly parts: Edges;
  /** The schemas that extend a schema directly, in the order of the document. */
  readonly children: Edges;
  /** The discriminators of a schema and of those that it extends, at any depth. */
  readonly discriminatorsOf: (ref: string) => readonly Discriminator[];
}

/** Maximum number of ancestors whose discriminators are examined: a chain may be as long as the document. */
const MOST_ANCESTORS = 200;

/** Reads all schemas once; undefined where no schema has a discriminator. */
export function inheritanceOf(schemas: readonly Extending[]): Inheritance | undefined {
  const discriminators = new Map(
    schemas.flatMap(({ ref, schema }) => {
      const found = discriminatorOf(schema);
      return found === undefined ? [] : [[ref, found] as const];
    }),
  );
  if (discriminators.size === 0) return undefined;
  const parts = partsOf(schemas, discriminators);
  const children = reverse(parts);
  return {
    discriminators,
    parts,
    children,
    discriminatorsOf(ref) {
      const found = new Set([ref]);
      for (const each of found)
        for (const part of parts.get(each) ?? []) if (found.size < MOST_ANCESTORS) found.add(part);
      return [...found].flatMap((each) => discriminators.get(each) ?? []);
    },
  };
}

/**
 * The schemas that each schema extends. A schema that consists only of a reference in `allOf`, which 3.0 needs to add
 * a description, is another name of its target, unless a discriminator selects it.
 */
function partsOf(schemas: readonly Extending[], discriminators: ReadonlyMap<string, Discriminator>): Edges {
  const selected = new Set(
    [...discriminators.values()].flatMap(({ mapping }) => mapping.map(([, to]) => to)),
  );
  const isAlias = ({ key, ref, schema }: Extending): boolean => {
    const reference = referenceOf(schema);
    if (reference === undefined || selected.has(ref) || selected.has(key)) return false;
    return discriminators.get(reference)?.mapping.length !== 0;
  };
  return new Map(
    schemas.map((named) => {
      const extended = extendedBy(named.schema);
      return [named.ref, new Set(extended.length > 0 && isAlias(named) ? [] : extended)];
    }),
  );
}

/** References to the schemas that a schema extends. */
function extendedBy(schema: Schema): readonly string[] {
  return (keywordOf(schema, 'allOf') ?? []).flatMap((part) => [
    ...[keywordOf(part, '$ref') ?? []].flat(),
    ...extendedBy(part),
  ]);
}
