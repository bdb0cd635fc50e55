import type { SchemaSource } from '../schema/named.ts';
import { keywordOf } from '../schema/schema.ts';
import { derive } from '../incremental/versions.ts';
import type { Schema } from './model.ts';
import { reach, reverse } from './reach.ts';
import type { Edges } from './recursive-nodes.ts';

/** A named schema, reduced to the directions in which it is used. */
interface Marked {
  readonly ref: string;
  readonly schema: Schema;
}

/** By whether it is used in requests, then in responses. */
const MARKS: readonly (readonly Schema[])[] = [
  [{ readOnly: true, writeOnly: true }, { readOnly: true }],
  [{ writeOnly: true }, {}],
];

/**
 * For each named schema, only what `isInDirection` reads of it: whether it is `readOnly` or `writeOnly`. Equal ones
 * are the same object, so that members that refer to a schema depend on nothing else of it.
 */
export const marksOf: (source: SchemaSource) => SchemaSource<Marked> = derive(({ schemas }) => {
  // Read together, because references may form long chains.
  const edges: Edges = new Map(
    schemas.map(({ ref, schema }) => [ref, new Set([keywordOf(schema, '$ref') ?? []].flat())]),
  );
  const sources = reverse(edges);
  const [received, sent] = (['readOnly', 'writeOnly'] as const).map((mark) =>
    reach(
      sources,
      schemas.flatMap(({ ref, schema }) => (keywordOf(schema, mark) === true ? [ref] : [])),
    ),
  );
  const marked = schemas.map(({ ref }) => ({
    ref,
    schema: MARKS[Number(received?.has(ref) !== true)]?.[Number(sent?.has(ref) !== true)] ?? {},
  }));
  return { schemas: marked };
});
