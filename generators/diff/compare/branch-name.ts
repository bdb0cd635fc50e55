import { discriminatorOf } from '../../schema/discriminator.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Branch } from '../contain/disjuncts.ts';

/** The name of a branch: that of its schema, its title, or its types. */
export function nameOf({ schema }: Pick<Branch, 'schema'>): string {
  const reference = keywordOf(schema, '$ref');
  if (reference !== undefined) return reference.slice(reference.lastIndexOf('/') + 1);
  const tag = discriminatorOf(schema)?.member;
  return keywordOf(schema, 'title') ?? tag ?? keywordOf(schema, 'type')?.join(' or ') ?? 'a schema';
}
