import type { SchemaRule } from './rule.ts';

/** `example` of a schema is deprecated in favour of the list `examples` (OpenAPI 3.1.1, section 4.8.24). */
export const rewriteExample: SchemaRule = (schema, { places }) => {
  const { example } = schema;
  if (example === undefined) return;
  delete schema['example'];
  if (!Object.hasOwn(schema, 'examples')) schema['examples'] = places.inherit([example], schema);
};
