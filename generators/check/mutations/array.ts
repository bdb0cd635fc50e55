import { keywordOf } from '../../schema/schema.ts';
import { beyond, LARGEST_EXCESS, type Mutator } from './mutator.ts';

/** How the rules of arrays are broken. */
export const arrayMutators = {
  minItems: beyond('minItems', (limit, { value }) =>
    Array.isArray(value) && limit > 0 ? [value.slice(0, limit - 1)] : [],
  ),
  maxItems: beyond('maxItems', (limit, { value, items }) => {
    if (!Array.isArray(value) || value[0] === undefined || limit >= LARGEST_EXCESS) return [];
    const [first] = value;
    return [items(limit + 1), Array.from({ length: limit + 1 }, (_, index) => value[index] ?? first)];
  }),
  uniqueItems: ({ schema, value }) => {
    if (!Array.isArray(value) || value[0] === undefined || keywordOf(schema, 'uniqueItems') !== true)
      return [];
    const [first] = value;
    return [
      {
        values: [
          [...value, first],
          [...value.slice(0, -1), first],
        ],
      },
    ];
  },
} satisfies Readonly<Record<string, Mutator>>;
