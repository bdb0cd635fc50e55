import { mergeSchema } from '../../schema/merge.ts';
import type { SchemaSource } from '../../schema/named.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import type { Lowering } from './pass.ts';

/**
 * The alternatives that do not require the member by whose constants the others are distinguished. If a value has
 * that member, errors are about the others; validity is not affected. Lowered schemas have this as `untagged`: the
 * keyword, the name of the member, and the indices of the alternatives.
 */
export function untaggedAlternatives(
  schema: JsonObject,
  { lowered, lowering }: { readonly lowered: JsonObject; readonly lowering: Lowering },
): JsonObject {
  const keyword = keywordOf(schema, 'oneOf') === undefined ? 'anyOf' : 'oneOf';
  const alternatives = keywordOf(schema, keyword) ?? [];
  if (alternatives.length < 2 || keywordOf(lowered, keyword)?.length !== alternatives.length) return {};
  const tags = alternatives.map((alternative) => constantMembers(alternative, lowering.source));
  const counts = new Map<string, number>();
  for (const name of tags.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [member] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const indices = tags.flatMap((names, index) => (names.includes(member ?? '') ? [] : [index]));
  return member === undefined || indices.length === 0 ? {} : { untagged: { keyword, member, indices } };
}

/** Required members with a constant or a list of values. */
function constantMembers(schema: Schema, source: SchemaSource): readonly string[] {
  const { properties, required } = mergeSchema(source, schema);
  return [...required].filter((name) => {
    const { keywords } = mergeSchema(source, properties.get(name) ?? true);
    return keywordOf(keywords, 'const') !== undefined || keywordOf(keywords, 'enum') !== undefined;
  });
}
