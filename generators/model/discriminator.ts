import type { Discriminator } from '../schema/discriminator.ts';
import { memoize } from '../incremental/memoize.ts';
import type { NamedSchema } from './model.ts';

type Named = Pick<NamedSchema, 'ref' | 'key'>;

/** The mapping grouped by schema. A base may have many variants. */
const byTarget = memoize(({ mapping }: Discriminator) => Map.groupBy(mapping, ([, target]) => target));

/** The values that the mapping assigns to a schema, by reference or by name. */
export function mappedTags(discriminator: Discriminator, { ref, key }: Named): readonly string[] {
  const targets = byTarget(discriminator);
  return [ref, key].flatMap((target) => targets.get(target) ?? []).map(([value]) => value);
}

/** The values that select a schema: those of the mapping; if it has none, the name of the schema. */
export function tagsOf(discriminator: Discriminator, schema: Named): readonly string[] {
  const mapped = mappedTags(discriminator, schema);
  return mapped.length === 0 ? [schema.key] : mapped;
}
