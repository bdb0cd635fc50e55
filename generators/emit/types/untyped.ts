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
interface Typing {
  readonly isTyped: boolean;
  readonly references: readonly string[];
}

const something: Typing = { isTyped: true, references: [] };
const nothing: Typing = { isTyped: false, references: [] };

const said: NodeHandlers<[], Typing> = {
  any: () => nothing,
  never: () => something,
  const: () => something,
  enum: () => something,
  typed: ({ types, isBinary }) => (types.length === 0 && !isBinary ? nothing : something),
  ref: ({ reference }) => ({ isTyped: false, references: [reference] }),
  all: ({ own, schemas }) => together([...own.map((node) => handle(said, node)), ...schemas.map(saidBy)]),
  union: ({ schemas }) =>
    schemas.map(saidBy).some((each) => !each.isTyped && each.references.length === 0) ? nothing : something,
  condition: () => nothing,
  not: () => nothing,
};

/** The references of the named schemas whose type is not `unknown`. All at once, as references may form long chains. */
export function typedSchemas(schemas: readonly Named[]): ReadonlySet<string> {
  const all = schemas.map(({ ref, schema }) => ({ ref, ...saidBy(schema) }));
  const users = reverse(new Map(all.map(({ ref, references }) => [ref, new Set(references)])));
  return reach(
    users,
    all.flatMap((each) => (each.isTyped ? [each.ref] : [])),
  );
}

/** Whether the type of a schema is `unknown`, by itself or by its references. */
export function isUntyped(
  summaries: SchemaSource<Named & { readonly isUnknown: boolean }>,
  schema: Schema,
): boolean {
  const own = saidBy(schema);
  return !own.isTyped && own.references.every((reference) => schemaAt(summaries, reference).isUnknown);
}

function saidBy(schema: Schema): Typing {
  return handle(said, readSchema(schema));
}

function together(parts: readonly Typing[]): Typing {
  return {
    isTyped: parts.some((part) => part.isTyped),
    references: parts.flatMap(({ references }) => references),
  };
}
