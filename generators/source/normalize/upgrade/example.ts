import { replaceMember } from '../../../json/member.ts';
import type { SchemaRule } from './rule.ts';

/** `example` of a schema is deprecated in favour of the list `examples` (OpenAPI 3.1.1, section 4.8.24). */
export const rewriteExample: SchemaRule = (schema, { places }) => {
  const { example } = schema;
  if (example === undefined) return;
  if (Object.hasOwn(schema, 'examples')) delete schema['example'];
  else replaceMember(schema, 'example', { name: 'examples', value: places.inherit([example], schema) });
};
