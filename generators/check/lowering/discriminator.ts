import { tagsOf } from '../../model/discriminator.ts';
import { discriminatorOf } from '../../schema/discriminator.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import type { Lowering } from './pass.ts';
import { schemaAt } from '../../schema/named.ts';

/**
 * Which alternative each value of a discriminator selects, so that errors are about that one. In `oneOf`, the value has to
 * match it and no other is looked at (`decides`), unless the user reads `oneOf` by the letter: there a discriminator
 * does not affect validity (OpenAPI 3.1.1 section 4.8.25). Lowered schemas have this as `tags`: the name of the member,
 * and values with the index of the alternative.
 */
export function tagsOfAlternatives(
  schema: JsonObject,
  { lowered, lowering }: { readonly lowered: JsonObject; readonly lowering: Lowering },
): JsonObject {
  const discriminator = discriminatorOf(schema);
  const keyword = keywordOf(schema, 'oneOf') === undefined ? 'anyOf' : 'oneOf';
  const [given, made] = [keywordOf(schema, keyword), keywordOf(lowered, keyword)];
  if (discriminator === undefined || given === undefined || made === undefined) return {};
  const places = new Map(made.map((alternative, index) => [keywordOf(alternative, '$ref'), index]));
  const values = given.flatMap((alternative): Json[] => {
    const reference = keywordOf(alternative, '$ref');
    const named = reference === undefined ? undefined : schemaAt(lowering.source, reference);
    const index = reference === undefined ? undefined : places.get(lowering.checkOf(reference));
    if (named === undefined || index === undefined) return [];
    return tagsOf(discriminator, named).map((value) => [value, index]);
  });
  const decides = keyword === 'oneOf' && lowering.oneOf === 'tagged';
  return values.length === 0 ? {} : { tags: { keyword, member: discriminator.member, values, decides } };
}
