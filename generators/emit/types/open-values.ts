import type { Schema } from '../../model/model.ts';
import type { JsonType } from '../../keywords/keywords.ts';
import type { NodeHandlers } from '../../schema/node.ts';
import { handle, readSchema } from '../../schema/read.ts';
import type { FindSchema } from '../../schema/schema.ts';
import { typeOf } from '../../schema/types.ts';

/** The types that may be open: any value is valid, not only the documented ones. */
export type OpenBase = 'string' | 'number';

/**
 * The types for which an `anyOf` or `oneOf` both documents values and allows any, as in `anyOf: [{ enum: [a, b] }, {
 * type: string }]`. TypeScript would reduce `'a' | 'b' | string` to `string` and lose the documented values.
 *
 * @param plain the types of alternatives that list no values
 */
export function openBasesOf(
  plain: Iterable<OpenBase>,
  alternatives: readonly Schema[],
  find: FindSchema,
): ReadonlySet<OpenBase> {
  const bases = new Set(plain);
  // Most alternatives are objects: their references are not followed.
  if (bases.size === 0) return bases;
  const documented = alternatives.map((alternative) => listedBases(alternative, find));
  return new Set([...bases].filter((base) => documented.some((listing) => listing.has(base))));
}

/** The types of a schema with a `type` and without constants, references or compositions. */
export function plainBases(schema: Schema): readonly OpenBase[] {
  const node = readSchema(schema);
  return node.kind === 'typed' && !node.isImplied ? node.types.flatMap(baseOf) : [];
}

/** The types of the values that a schema lists, and further schemas to examine. */
interface Listed {
  readonly bases?: readonly OpenBase[];
  readonly references?: readonly string[];
  readonly schemas?: readonly Schema[];
}

const listed: NodeHandlers<[], Listed> = {
  const: ({ value }) => ({ bases: baseOf(typeOf(value)) }),
  enum: ({ values }) => ({ bases: values.map(typeOf).flatMap(baseOf) }),
  union: ({ schemas }) => ({ schemas }),
  ref: ({ reference }) => ({ references: [reference] }),
  any: () => ({}),
  never: () => ({}),
  typed: () => ({}),
  all: ({ own, schemas }) => {
    const parts = own.map((node) => handle(listed, node));
    return {
      bases: parts.flatMap(({ bases = [] }) => bases),
      references: parts.flatMap(({ references = [] }) => references),
      schemas: [...parts.flatMap((part) => part.schemas ?? []), ...schemas],
    };
  },
  condition: () => ({}),
  not: () => ({}),
};

/** The types of the values that a schema and its parts and alternatives list, and their references. */
export function listedIn(schema: Schema): Required<Pick<Listed, 'bases' | 'references'>> {
  const own = handle(listed, readSchema(schema));
  const all = [own, ...(own.schemas ?? []).map(listedIn)];
  return {
    bases: all.flatMap(({ bases = [] }) => bases),
    references: all.flatMap(({ references = [] }) => references),
  };
}

/** The same with the schemas behind the references. Iterative, because these may form long chains. */
function listedBases(schema: Schema, find: FindSchema): ReadonlySet<OpenBase> {
  const bases = new Set<OpenBase>();
  const seen = new Set([schema]);
  for (const next of seen) {
    const own = listedIn(next);
    for (const base of own.bases) bases.add(base);
    for (const reference of own.references) seen.add(find(reference));
  }
  return bases;
}

function baseOf(type: JsonType): readonly OpenBase[] {
  if (type === 'string') return ['string'];
  return type === 'number' || type === 'integer' ? ['number'] : [];
}
