import type { Schema } from '../../model/model.ts';
import { isSchema } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { schemaKeywords, schemaListKeywords, schemaMapKeywords } from './keywords.ts';

/** A schema with each of its checked subschemas replaced, by its keyword and, where it has one there, its name. */
export function mapSchemas(
  schema: JsonObject,
  map: (part: Schema, keyword: string, name: string) => Json,
): JsonObject {
  const mapIfSchema = (value: Json, keyword: string, name = ''): Json =>
    isSchema(value) ? map(value, keyword, name) : value;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, Json] => {
      if (schemaKeywords.has(keyword)) return [keyword, mapIfSchema(value, keyword)];
      if (schemaListKeywords.has(keyword) && Array.isArray(value))
        return [keyword, value.map((part) => mapIfSchema(part, keyword))];
      if (!schemaMapKeywords.has(keyword) || !isObject(value)) return [keyword, value];
      const members = Object.entries(value).map(
        ([name, part]) => [name, mapIfSchema(part, keyword, name)] as const,
      );
      return [keyword, Object.fromEntries(members)];
    }),
  );
}

/**
 * A schema, lowered or not, and all that are checked below it, without following references. The walk through schemas of
 * documents does not see what stands in a keyword of the lowering.
 */
export function* checkedSchemas(schema: Schema): Generator<Schema> {
  const open: Schema[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    if (typeof next === 'boolean') continue;
    mapSchemas(next, (part) => {
      open.push(part);
      return part;
    });
  }
}
