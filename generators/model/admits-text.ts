import type { Json } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import type { Schema } from './model.ts';
import { isSchema } from './schema-walk.ts';

/** Schemas in schemas that are looked into; beyond, texts are admitted. */
const DEEPEST = 16;

/**
 * Whether some string is valid against a schema, by the types that it names. One of objects, beside `application/xml`,
 * describes what stands in the text, not the text.
 */
export function admitsText(schema: Schema, resolve: (reference: string) => Json | undefined): boolean {
  return admits(schema, { resolve, depth: 0 });
}

interface Way {
  readonly resolve: (reference: string) => Json | undefined;
  readonly depth: number;
}

function admits(schema: Schema, { resolve, depth }: Way): boolean {
  if (typeof schema === 'boolean' || depth > DEEPEST) return true;
  const below = { resolve, depth: depth + 1 };
  const { type, enum: values, $ref: reference } = schema;
  if (type !== undefined && ![type].flat().includes('string')) return false;
  const constants = Object.hasOwn(schema, 'const') ? [schema['const']] : values;
  if (Array.isArray(constants) && !constants.some((value) => typeof value === 'string')) return false;
  if (type === undefined && (isObject(schema['properties']) || isSchema(schema['items']))) return false;
  const target = typeof reference === 'string' ? resolve(reference) : undefined;
  if (isSchema(target) && !admits(target, below)) return false;
  if (!schemasOf(schema['allOf']).every((part) => admits(part, below))) return false;
  return ['anyOf', 'oneOf'].every((keyword) => {
    const parts = schemasOf(schema[keyword]);
    return parts.length === 0 || parts.some((part) => admits(part, below));
  });
}

function schemasOf(value: Json | undefined): readonly Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}
