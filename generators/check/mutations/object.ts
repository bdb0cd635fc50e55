import { keywordOf } from '../../schema/schema.ts';
import { isObject } from '../../json/member.ts';
import { beyond, LARGEST_EXCESS, UNKNOWN_MEMBER, type Mutator } from './mutator.ts';

/** How the rules of objects are broken. */
export const objectMutators = {
  required: ({ schema, value, mayLack }) => {
    if (!isObject(value)) return [];
    const names = keywordOf(schema, 'required') ?? [];
    return names
      .filter((name) => Object.hasOwn(value, name) && !mayLack(name))
      .map((name) => ({ at: name, values: [without(value, name)] }));
  },
  additionalProperties: closed('additionalProperties'),
  unevaluatedProperties: closed('unevaluatedProperties'),
  propertyNames: closed('propertyNames'),
  minProperties: beyond('minProperties', (limit, { value }) =>
    isObject(value) && limit > 0 ? [Object.fromEntries(Object.entries(value).slice(0, limit - 1))] : [],
  ),
  maxProperties: beyond('maxProperties', (limit, { value }) =>
    isObject(value) && limit < LARGEST_EXCESS ? [{ ...value, ...numbered(limit + 1) }] : [],
  ),
} satisfies Readonly<Record<string, Mutator>>;

/** A keyword that refuses all other members if it is `false`. */
function closed(keyword: 'additionalProperties' | 'unevaluatedProperties' | 'propertyNames'): Mutator {
  return ({ schema, value }) =>
    isObject(value) && keywordOf(schema, keyword) === false
      ? [{ at: UNKNOWN_MEMBER, values: [{ ...value, [UNKNOWN_MEMBER]: 'text' }] }]
      : [];
}

/** All members except one, in their order. */
export function without<Value>(
  members: { readonly [name: string]: Value },
  name: string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(members).filter(([other]) => other !== name));
}

function numbered(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`member${index + 1}`, 'text']));
}
