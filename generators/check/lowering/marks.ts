import { isInDirection } from '../../model/directed-members.ts';
import type { NamedSchema, Schema } from '../../model/model.ts';
import type { SchemaSource } from '../../schema/named.ts';

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

const known = new WeakMap<readonly NamedSchema[], SchemaSource<Marked>>();

/**
 * The marks of the named schemas of a document: equal ones are the same object. Members that refer to a schema depend
 * on nothing else of it.
 */
export function marksOf({ schemas }: SchemaSource<NamedSchema>): SchemaSource<Marked> {
  const marks = known.get(schemas) ?? { schemas: schemas.map((schema) => markOf(schema, schemas)) };
  known.set(schemas, marks);
  return marks;
}

function markOf({ ref, schema }: NamedSchema, schemas: readonly NamedSchema[]): Marked {
  const [request, response] = (['request', 'response'] as const).map((direction) =>
    isInDirection(schema, { direction, schemas }),
  );
  return { ref, schema: MARKS[Number(request)]?.[Number(response)] ?? {} };
}
