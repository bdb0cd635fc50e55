/** As much of a JSON Schema as says which types its values have. */
export type Schema =
  | boolean
  | {
      readonly $ref?: string;
      readonly type?: string | readonly string[];
      readonly properties?: Readonly<Record<string, Schema>>;
      readonly allOf?: readonly Schema[];
      readonly anyOf?: readonly Schema[];
      readonly oneOf?: readonly Schema[];
      readonly const?: unknown;
    };

export type Schemas = Readonly<Record<string, Schema>>;

const every: ReadonlySet<string> = new Set(['array', 'boolean', 'integer', 'null', 'object', 'string']);

/** The JSON types of the values that a schema takes. A number counts as an integer. */
export function typesOf(schemas: Schemas, schema: Schema): ReadonlySet<string> {
  if (typeof schema === 'boolean') return every;
  const { $ref, type, allOf = [], anyOf, oneOf } = schema;
  const parts: ReadonlySet<string>[] = allOf.map((part) => typesOf(schemas, part));
  if ($ref !== undefined) parts.push(typesOf(schemas, schemas[$ref.split('/').at(-1) ?? ''] ?? true));
  if (type !== undefined) {
    const named = typeof type === 'string' ? [type] : type;
    parts.push(new Set(named.map((name) => (name === 'number' ? 'integer' : name))));
  }
  for (const alternatives of [anyOf, oneOf]) {
    const types = alternatives?.flatMap((part) => [...typesOf(schemas, part)]);
    // Alternatives that only ask for members say nothing about types.
    if (types !== undefined) parts.push(new Set(types));
  }
  return new Set([...every].filter((name) => parts.every((part) => part.has(name))));
}
