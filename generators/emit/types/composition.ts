import type { Schema } from '../../model/model.ts';
import { isSchema } from '../../schema/schema.ts';

/** The alternatives that a schema lists under `anyOf` and `oneOf`. TypeScript's `|` is closer to the first; it serves for both. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  return [...listOf(schema, 'anyOf'), ...listOf(schema, 'oneOf')];
}

/** The schemas that a schema lists under `allOf`. */
export function allOf(schema: Schema): readonly Schema[] {
  return listOf(schema, 'allOf');
}

export function listOf(schema: Schema, keyword: 'allOf' | 'anyOf' | 'oneOf'): readonly Schema[] {
  const list = typeof schema === 'boolean' ? undefined : schema[keyword];
  return Array.isArray(list) ? list.filter(isSchema) : [];
}
