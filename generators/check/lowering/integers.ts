import type { ApiModel, Schema } from '../../model/model.ts';
import { reach, reverse } from '../../model/reach.ts';
import { allSchemas, oncePerSchema, referencesOf } from '../../schema/visit.ts';
import { keywordOf } from '../../schema/schema.ts';

/** Whether checks of schemas can refuse an integer only because of its size, directly or through references. */
export class IntegerReach {
  readonly #model: ApiModel;
  #reached: ReadonlySet<string> | undefined;

  constructor(model: ApiModel) {
    this.#model = model;
  }

  /** Reads all schemas of the document at the first call for a schema with a reference. */
  reaches(schema: Schema): boolean {
    if (asksForIntegers(schema)) return true;
    const references = referencesOf(schema);
    if (references.size === 0) return false;
    const reached = (this.#reached ??= reachedIn(this.#model));
    for (const reference of references) if (reached.has(reference)) return true;
    return false;
  }
}

const asksForIntegers = oncePerSchema((schema: Schema): boolean => {
  for (const part of allSchemas(schema))
    if (keywordOf(part, 'format') === 'int64' || keywordOf(part, 'type')?.includes('integer') === true)
      return true;
  return false;
});

/** The references of the schemas that require integers, and of those that refer to them. */
function reachedIn({ schemas }: ApiModel): ReadonlySet<string> {
  const edges = new Map(schemas.map(({ ref, schema }) => [ref, referencesOf(schema)]));
  const asking = schemas.filter(({ schema }) => asksForIntegers(schema)).map(({ ref }) => ref);
  return reach(reverse(edges), asking);
}
