import { reach, reverse } from '../../model/reach.ts';
import { schemaAt, type SchemaSource } from '../../schema/named.ts';
import type { NodeHandlers } from '../../schema/node.ts';
import { handle, readSchema } from '../../schema/read.ts';
import type { Schema } from '../../schema/schema.ts';
import type { SchemaSummary } from './scope.ts';

/** Whether a schema restricts the type of its values, by itself or by its references. */
interface Typing {
  readonly isTyped: boolean;
  readonly references: readonly string[];
}

const typed: Typing = { isTyped: true, references: [] };
const untyped: Typing = { isTyped: false, references: [] };

const typings: NodeHandlers<[], Typing> = {
  any: () => untyped,
  never: () => typed,
  const: () => typed,
  enum: () => typed,
  typed: ({ types, isBinary }) => (types.length === 0 && !isBinary ? untyped : typed),
  ref: ({ reference }) => ({ isTyped: false, references: [reference] }),
  all: ({ own, schemas }) => {
    const parts = [...own.map((node) => handle(typings, node)), ...schemas.map(typingOf)];
    return {
      isTyped: parts.some(({ isTyped }) => isTyped),
      references: parts.flatMap(({ references }) => references),
    };
  },
  union: ({ schemas }) =>
    schemas.map(typingOf).some((each) => !each.isTyped && each.references.length === 0) ? untyped : typed,
  condition: () => untyped,
  not: () => untyped,
};

/** The named schemas whose type is not `unknown`. All are examined together, as references may form long chains. */
export function typedSchemas(schemas: SchemaSource['schemas']): ReadonlySet<string> {
  const all = schemas.map(({ ref, schema }) => ({ ref, ...typingOf(schema) }));
  const users = reverse(new Map(all.map(({ ref, references }) => [ref, new Set(references)])));
  return reach(
    users,
    all.filter(({ isTyped }) => isTyped).map(({ ref }) => ref),
  );
}

/** Whether the type of a schema is `unknown`, by itself or by its references. */
export function isUntyped(
  summaries: SchemaSource<Pick<SchemaSummary, 'ref' | 'schema' | 'isUnknown'>>,
  schema: Schema,
): boolean {
  const own = typingOf(schema);
  return !own.isTyped && own.references.every((reference) => schemaAt(summaries, reference).isUnknown);
}

function typingOf(schema: Schema): Typing {
  return handle(typings, readSchema(schema));
}
