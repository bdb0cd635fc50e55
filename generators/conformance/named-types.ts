import type { ApiModel, Schema } from '../model/model.ts';

/** The types that a schema names itself, through references too. */
export function namedTypes(model: ApiModel, schema: Schema): readonly string[] {
  let current = schema;
  for (let step = 0; step < 32 && typeof current === 'object'; step += 1) {
    const { type, $ref: reference } = current;
    if (type !== undefined) return [type].flat().map(String);
    if (typeof reference !== 'string') return [];
    current = model.schema(reference).schema;
  }
  return [];
}
