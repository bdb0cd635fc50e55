import type { Discriminator } from '../schema/discriminator.ts';
import type { NamedSchema } from './model.ts';

/** The values that the mapping gives to a schema, by reference or by name. */
export function mappedTags({ mapping }: Discriminator, { ref, key }: NamedSchema): readonly string[] {
  return mapping.filter(([, target]) => target === ref || target === key).map(([value]) => value);
}

/** The same, and the name of the schema where the mapping does not know it. */
export function tagsOf(discriminator: Discriminator, schema: NamedSchema): readonly string[] {
  const mapped = mappedTags(discriminator, schema);
  return mapped.length === 0 ? [schema.key] : mapped;
}
