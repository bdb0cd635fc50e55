import type { Json } from '../source/document.ts';
import { keywordNamed, type JsonType } from '../keywords/keywords.ts';
import { keywordOf, type Schema } from './schema.ts';

const structuresFirst = ['object', 'array', 'string', 'number'] as const;

/**
 * The types that a schema is about where it names none: those of its rules. A rule for values of one type lets all others
 * pass (JSON Schema 2020-12 Core, section 7.6.1; Validation, section 6), so these types describe and do not restrict:
 * validators take values of every type, and a type that another part names goes before. Annotations say nothing of the
 * type: `format` is one by default (Validation, section 7.2.1), and a schema with `contentMediaType` and no type is
 * bytes that are no JSON at all (OpenAPI 3.1.1, section 4.8.14.2).
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

/** The types that a schema restricts its values to, by name or by its constants; undefined where it takes all. */
export function declaredTypes(schema: Schema): readonly JsonType[] | undefined {
  const named = keywordOf(schema, 'type');
  if (named !== undefined) return named;
  const constants = constantsOf(schema);
  return constants === undefined ? undefined : [...new Set(constants.map(typeOf))];
}

/** The types that a schema names, or shows by its constants, or is about; empty where nothing is known. */
export function typesOf(schema: Schema): readonly JsonType[] {
  return declaredTypes(schema) ?? impliedTypes(schema);
}

/** Values of `const` or `enum`; undefined where the schema has neither. */
export function constantsOf(schema: Schema): readonly Json[] | undefined {
  const constant = keywordOf(schema, 'const');
  return constant === undefined ? keywordOf(schema, 'enum') : [constant];
}

/** Whether a value is of a type; whole numbers are both numbers and integers. */
export function isOfType(value: Json, type: JsonType): boolean {
  const own = typeOf(value);
  return own === type || (own === 'integer' && type === 'number');
}

/** The narrowest type of a value: whole numbers are integers. */
export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'string' | 'boolean' | 'object';
}
