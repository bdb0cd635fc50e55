import type { ApiModel, Schema } from '../model/model.ts';
import type { JsonType } from '../keywords/keywords.ts';
import { followReferences } from '../schema/merge.ts';
import { keywordOf } from '../schema/schema.ts';

/** The types that a schema names itself, also through references. */
export function namedTypes(model: ApiModel, schema: Schema): readonly JsonType[] {
  for (const each of followReferences(model, schema)) {
    const types = keywordOf(each, 'type');
    if (types !== undefined) return types;
  }
  return [];
}
