import type { Schema } from '../../model/model.ts';
import type { JsonType } from '../../keywords/keywords.ts';
import type { NodeHandlers } from '../../schema/node.ts';
import { handle, ownNodes } from '../../schema/read.ts';
import type { FindSchema } from '../../schema/schema.ts';
import { typeOf } from '../../schema/types.ts';

/** The types that may have other values besides documented ones. */
export type OpenBase = 'string' | 'number';

/**
 * The types that an `anyOf` or `oneOf` leaves open beside documented values, as in `anyOf: [{ enum: [a, b] }, { type:
 * string }]`: any string is valid, but `a` and `b` should be named. TypeScript would otherwise reduce `'a' | 'b' |
 * string` to `string` and lose the names.
 */
export function openBasesOf(alternatives: readonly Schema[], find: FindSchema): ReadonlySet<OpenBase> {
  const documented = alternatives.map((alternative) => listedBases(alternative, find));
  return new Set(
    alternatives.flatMap(plainBases).filter((base) => documented.some((bases) => bases.has(base))),
  );
}

/** The types of a schema that lists no values. */
export function plainBases(schema: Schema): readonly OpenBase[] {
  const own = ownNodes(schema);
  if (own.some(({ kind }) => kind === 'const' || kind === 'enum')) return [];
  return own.flatMap((node) => (node.kind === 'typed' && !node.isImplied ? node.types.flatMap(baseOf) : []));
}

/** Handlers that find documented values: the values themselves, and schemas that may list some. */
const listed: NodeHandlers<[find: FindSchema], { bases?: readonly OpenBase[]; schemas?: readonly Schema[] }> =
  {
    const: ({ value }) => ({ bases: baseOf(typeOf(value)) }),
    enum: ({ values }) => ({ bases: values.map(typeOf).flatMap(baseOf) }),
    union: ({ schemas }) => ({ schemas }),
    ref: ({ reference }, find) => ({ schemas: [find(reference)] }),
    any: () => ({}),
    never: () => ({}),
    typed: () => ({}),
    all: () => ({}),
    condition: () => ({}),
    not: () => ({}),
  };

/**
 * The types of the values that a schema lists, directly or through others. Iterative: chains of references may be long.
 */
export function listedBases(schema: Schema, find: FindSchema): ReadonlySet<OpenBase> {
  const bases = new Set<OpenBase>();
  const seen = new Set([schema]);
  for (const next of seen)
    for (const node of ownNodes(next)) {
      const found = handle(listed, node, find);
      for (const base of found.bases ?? []) bases.add(base);
      for (const each of found.schemas ?? []) seen.add(each);
    }
  return bases;
}

function baseOf(type: JsonType): readonly OpenBase[] {
  if (type === 'string') return ['string'];
  return type === 'number' || type === 'integer' ? ['number'] : [];
}
