import type { Json } from '../json/json.ts';
import { keywordNamed, type JsonType } from '../keywords/keywords.ts';
import { isInteger } from '../json/numbers.ts';
import { keywordOf, type Schema } from './schema.ts';

const structuresFirst = ['object', 'array', 'string', 'number'] as const;

/**
 * The types of a schema without `type`: those of its rules. A rule for one type accepts all other values (JSON Schema
 * 2020-12 Core, section 7.6.1; Validation, section 6), so these types describe values and do not restrict them:
 * validators accept every type, and a `type` of another part takes precedence. Annotations imply no type: `format` is
 * one by default (Validation, section 7.2.1), and a schema with `contentMediaType` and no type is bytes that are not
 * JSON (OpenAPI 3.1.1, section 4.8.14.2).
 */
export function impliedTypes(schema: Schema): readonly JsonType[] {
  if (typeof schema === 'boolean') return [];
  const meant = new Set<JsonType | undefined>();
  for (const name of Object.keys(schema)) {
    const keyword = keywordNamed(name);
    if (keyword?.role === 'rule') meant.add(keyword.of);
  }
  return structuresFirst.filter((type) => meant.has(type));
}

/** The types to which `type` or constants restrict the values of a schema; undefined if it allows all. */
export function declaredTypes(schema: Schema): readonly JsonType[] | undefined {
  const named = keywordOf(schema, 'type');
  if (named !== undefined) return named;
  const constants = constantsOf(schema);
  return constants === undefined ? undefined : [...new Set(constants.map(typeOf))];
}

/** The types of a schema, by `type`, by its constants, or implied by its rules; empty if they are unknown. */
export function typesOf(schema: Schema): readonly JsonType[] {
  return declaredTypes(schema) ?? impliedTypes(schema);
}

/** Values of `const` or `enum`; undefined where the schema has neither. */
export function constantsOf(schema: Schema): readonly Json[] | undefined {
  const constant = keywordOf(schema, 'const');
  return constant === undefined ? keywordOf(schema, 'enum') : [constant];
}

/** Whether a value has a type; whole numbers are both numbers and integers. */
export function isOfType(value: Json, type: JsonType): boolean {
  const own = typeOf(value);
  return own === type || (own === 'integer' && type === 'number');
}

/** The narrowest type of a value: whole numbers are integers. */
export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isInteger(value)) return 'integer';
  return typeof value as 'string' | 'boolean' | 'object';
}
