import { discriminatorOf, tagsOf } from '../../../model/discriminator.ts';
import { isObject } from '../../../source/member.ts';
import type { JsonObject } from '../../../source/document.ts';
import type { Lowering } from './lower.ts';

/**
 * Which alternative each value of a discriminator means, for errors to speak of that one. A discriminator changes no
 * verdict (OpenAPI 3.1.1 section 4.8.25). Lowered schemas have this as `tags`: the name of the member, and values with
 * the index of the alternative.
 */
export function tagsOfAlternatives(schema: JsonObject, lowering: Lowering): JsonObject {
  const discriminator = discriminatorOf(schema);
  const keyword = Array.isArray(schema['oneOf']) ? 'oneOf' : 'anyOf';
  const alternatives = schema[keyword];
  if (discriminator === undefined || !Array.isArray(alternatives)) return {};
  const values = alternatives.flatMap((alternative, index) => {
    const reference = isObject(alternative) ? alternative['$ref'] : undefined;
    if (typeof reference !== 'string') return [];
    return tagsOf(discriminator, lowering.schema(reference)).map((value) => [value, index]);
  });
  return values.length === 0 ? {} : { tags: { keyword, member: discriminator.member, values } };
}
