/** The part of a JSON Schema that decides the types of its values. */
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

/** The JSON types of the values that a schema accepts. A number counts as an integer. */
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
    // Alternatives that only require members do not affect types.
    if (types !== undefined) parts.push(new Set(types));
  }
  return new Set([...every].filter((name) => parts.every((part) => part.has(name))));
}
