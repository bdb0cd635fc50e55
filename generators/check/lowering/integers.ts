import { memoize } from '../../incremental/memoize.ts';
import { select } from '../../incremental/versions.ts';
import type { ApiModel, Schema } from '../../model/model.ts';
import { reach, reverse } from '../../model/reach.ts';
import { allSchemas, memoizePerSchema, referencesOf } from '../../schema/visit.ts';
import { keywordOf } from '../../schema/schema.ts';

/**
 * Whether the check of a schema can refuse an integer only because of its size, directly or through references. Reads
 * all schemas of the document at the first call for a schema with a reference.
 */
export function reachesIntegers(model: ApiModel, schema: Schema): boolean {
  if (asksForIntegers(schema)) return true;
  for (const reference of referencesOf(schema))
    if (select(model, `integers in ${reference}`, ({ schemas }) => reachedIn(schemas).has(reference)))
      return true;
  return false;
}

const asksForIntegers = memoizePerSchema((schema: Schema): boolean => {
  for (const part of allSchemas(schema))
    if (keywordOf(part, 'format') === 'int64' || keywordOf(part, 'type')?.includes('integer') === true)
      return true;
  return false;
});

/** The references of the schemas that require integers, and of those that refer to them. */
const reachedIn = memoize((schemas: ApiModel['schemas']): ReadonlySet<string> => {
  const edges = new Map(schemas.map(({ ref, schema }) => [ref, referencesOf(schema)]));
  const asking = schemas.filter(({ schema }) => asksForIntegers(schema)).map(({ ref }) => ref);
  return reach(reverse(edges), asking);
});
