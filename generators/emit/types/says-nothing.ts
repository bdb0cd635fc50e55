import { reach, reverse } from '../../model/reach.ts';
import { schemaAt, type SchemaSource } from '../../schema/named.ts';
import type { NodeHandlers } from '../../schema/node.ts';
import { handle, readSchema } from '../../schema/read.ts';
import type { Schema } from '../../schema/schema.ts';

interface Named {
  readonly ref: string;
  readonly schema: Schema;
}

/** What a schema says of the type of its values: something by itself, or what its references say. */
interface Said {
  readonly something: boolean;
  readonly references: readonly string[];
}

const something: Said = { something: true, references: [] };
const nothing: Said = { something: false, references: [] };

const said: NodeHandlers<[], Said> = {
  any: () => nothing,
  never: () => something,
  const: () => something,
  enum: () => something,
  typed: ({ types, isBinary }) => (types.length === 0 && !isBinary ? nothing : something),
  ref: ({ reference }) => ({ something: false, references: [reference] }),
  all: ({ own, schemas }) => together([...own.map((node) => handle(said, node)), ...schemas.map(saidBy)]),
  union: ({ schemas }) =>
    schemas.map(saidBy).some((each) => !each.something && each.references.length === 0) ? nothing : something,
  condition: () => nothing,
  not: () => nothing,
};

/** The references of the named schemas whose type is not `unknown`. All at once, as references may form long chains. */
export function sayingSomething(schemas: readonly Named[]): ReadonlySet<string> {
  const all = schemas.map(({ ref, schema }) => ({ ref, ...saidBy(schema) }));
  const users = reverse(new Map(all.map(({ ref, references }) => [ref, new Set(references)])));
  return reach(
    users,
    all.flatMap((each) => (each.something ? [each.ref] : [])),
  );
}

/** Whether the type of a schema is `unknown`, by itself or by its references. */
export function saysNothing(
  faces: SchemaSource<Named & { readonly isUnknown: boolean }>,
  schema: Schema,
): boolean {
  const own = saidBy(schema);
  return !own.something && own.references.every((reference) => schemaAt(faces, reference).isUnknown);
}

function saidBy(schema: Schema): Said {
  return handle(said, readSchema(schema));
}

function together(parts: readonly Said[]): Said {
  return {
    something: parts.some((part) => part.something),
    references: parts.flatMap(({ references }) => references),
  };
}
