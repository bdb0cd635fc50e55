import type { JsonObject } from '../../../json/json.ts';
import { setMember } from '../../../json/member.ts';
import type { SchemaRule } from './rule.ts';

/** Keywords that apply other schemas to the same value; any of them may refuse null. */
const applicators = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not'];

/** Annotations of the schema as a whole, which stay outside of the alternatives. */
const annotations = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
]);

/**
 * `nullable: true` (OpenAPI 3.0.4, section 4.7.24.2) adds null to the types. It adds it to the listed values as well, and
 * beside applicators it becomes an alternative: by the letter, these may still refuse null, but authors who write
 * `nullable` there mean it.
 */
export const rewriteNullable: SchemaRule = (schema, { places }) => {
  const { nullable } = schema;
  if (nullable === undefined) return;
  delete schema['nullable'];
  if (nullable !== true) return;
  if (applicators.some((keyword) => Object.hasOwn(schema, keyword))) {
    const inner: JsonObject = places.inherit({}, schema);
    for (const [keyword, value] of Object.entries(schema)) {
      if (annotations.has(keyword) || keyword.startsWith('x-')) continue;
      setMember(inner, keyword, value);
      delete schema[keyword];
    }
    schema['anyOf'] = places.inherit([inner, places.inherit<JsonObject>({ type: 'null' }, schema)], schema);
    return;
  }
  const { type, enum: listed } = schema;
  if (typeof type === 'string' && type !== 'null') schema['type'] = places.inherit([type, 'null'], schema);
  if (Array.isArray(listed) && !listed.includes(null)) listed.push(null);
};
