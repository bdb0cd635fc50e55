import { keywordOf } from '../../schema/schema.ts';
import type { Schema } from '../../model/model.ts';
import type { JsonObject } from '../../json/json.ts';
import type { Lowering } from './pass.ts';

/** Schemas that are checked by JSON Schema alone, without this toolkit's bound on integers. */
const plainSchemas = new WeakSet<JsonObject>();

/** Whether a schema is to be checked by JSON Schema alone. */
export function isPlain(schema: JsonObject): boolean {
  return plainSchemas.has(schema);
}

/** The same schema, to be checked by JSON Schema alone, if it can require integers. */
export function plainly(schema: Schema, { reachesIntegers }: Lowering): Schema {
  if (typeof schema === 'boolean' || !reachesIntegers(schema)) return schema;
  const copy = { ...schema };
  plainSchemas.add(copy);
  return copy;
}

/**
 * Integers that a double cannot represent exactly are refused, although JSON Schema accepts them. This must not
 * happen where a refusal can make a value valid: in `not`, in the condition of `if`, and where matches are counted,
 * as for `contains` with bounds and `oneOf`.
 */
export function judgePlainly(schema: JsonObject, lowering: Lowering): JsonObject {
  const isBounded = keywordOf(schema, 'maxContains') !== undefined;
  const names = ['not', 'if', ...(isBounded ? (['contains'] as const) : [])] as const;
  const inner = names.flatMap((name) => {
    const held = keywordOf(schema, name);
    return held === undefined ? [] : [[name, plainly(held, lowering)] as const];
  });
  const judged = { ...schema, ...Object.fromEntries(inner) };
  const alternatives = keywordOf(schema, 'oneOf') ?? [];
  const recounts = alternatives.length > 1 && alternatives.some((each) => lowering.reachesIntegers(each));
  return recounts ? { ...judged, recounts: true } : judged;
}
