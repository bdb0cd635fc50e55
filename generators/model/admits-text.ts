import type { Json } from '../json/json.ts';
import type { Schema } from './model.ts';
import { isSchema, keywordOf } from '../schema/schema.ts';
import { constantsOf, typesOf } from '../schema/types.ts';

/** Maximum depth of nested schemas that are examined; deeper ones are assumed to admit texts. */
const DEEPEST = 16;

/**
 * Whether a schema accepts any string at all, judged by its types. A schema of objects for `application/xml`
 * describes what the text contains, not the text.
 */
export function admitsText(schema: Schema, resolve: (reference: string) => Json | undefined): boolean {
  return admits(schema, { resolve, depth: 0 });
}

interface Descent {
  readonly resolve: (reference: string) => Json | undefined;
  readonly depth: number;
}

function admits(schema: Schema, { resolve, depth }: Descent): boolean {
  if (typeof schema === 'boolean' || depth > DEEPEST) return true;
  const below = { resolve, depth: depth + 1 };
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes('string')) return false;
  if (constantsOf(schema)?.some((value) => typeof value === 'string') === false) return false;
  const reference = keywordOf(schema, '$ref');
  const target = reference === undefined ? undefined : resolve(reference);
  if (isSchema(target) && !admits(target, below)) return false;
  if (keywordOf(schema, 'allOf')?.every((part) => admits(part, below)) === false) return false;
  return (['anyOf', 'oneOf'] as const).every((keyword) => {
    const parts = keywordOf(schema, keyword) ?? [];
    return parts.length === 0 || parts.some((part) => admits(part, below));
  });
}
