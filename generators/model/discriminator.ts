import type { Discriminator } from '../schema/discriminator.ts';
import type { NamedSchema } from './model.ts';

type Named = Pick<NamedSchema, 'ref' | 'key'>;

/** The values that the mapping assigns to a schema, by reference or by name. */
export function mappedTags({ mapping }: Discriminator, { ref, key }: Named): readonly string[] {
  return mapping.filter(([, target]) => target === ref || target === key).map(([value]) => value);
}

/** The same, or the name of the schema if it is not in the mapping. */
export function tagsOf(discriminator: Discriminator, schema: Named): readonly string[] {
  const mapped = mappedTags(discriminator, schema);
  return mapped.length === 0 ? [schema.key] : mapped;
}
