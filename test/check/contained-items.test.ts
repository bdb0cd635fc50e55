import { expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from './model.ts';
import { schemaAt } from '../../generators/schema/named.ts';

const one: Json = { contains: { const: 1 } };
const two: Json = { contains: { const: 2 } };
const named: Json = { $ref: '#/components/schemas/One' };
const tree: Json = { $ref: '#/components/schemas/Tree' };
const closed = { unevaluatedItems: false };

it.each<[schema: Json, value: Json, isValid: boolean]>([
  [{ oneOf: [{ contains: { minimum: 1 } }], ...closed }, [1], true],
  [{ oneOf: [one, two], ...closed }, [1], true],
  [{ oneOf: [one, two], ...closed }, [1, 2], false],
  [{ anyOf: [one, two], ...closed }, [1, 2], true],
  [{ anyOf: [one, two], ...closed }, [1, 1, 3], false],
  [{ anyOf: [one, { contains: { const: 3 }, maxItems: 1 }], ...closed }, [1, 3], false],
  [{ anyOf: [{ allOf: [one, { not: two }] }, two], ...closed }, [2, 1], false],
  [{ allOf: [one, { anyOf: [two, true] }], ...closed }, [1, 2], true],
  [{ not: { not: one }, ...closed }, [1], false],
  [{ ...Object(one), ...closed }, [1, 1], true],
  [{ ...Object(one), unevaluatedItems: { type: 'string' } }, [1, 'a'], true],
  [{ ...Object(one), unevaluatedItems: { type: 'string' } }, [1, 2], false],
  [{ anyOf: [named, two], ...closed }, [1, 1], true],
  [{ anyOf: [named, two], ...closed }, [1, 3], false],
  [{ ...Object(named), ...closed }, [1], true],
  [
    { allOf: [{ ...Object(named), unevaluatedItems: { const: 5 } }, two], unevaluatedItems: false },
    [1, 5, 2],
    false,
  ],
  [{ prefixItems: [true], ...Object(two), ...closed }, [1, 2], true],
  [{ prefixItems: [true], ...Object(two), ...closed }, [2, 1], false],
  [{ contains: { const: 1 }, minContains: 0, ...closed }, [1], true],
  [{ contains: { const: 1 }, minContains: 0, ...closed }, [2], false],
  [{ items: { ...Object(one), ...closed }, ...closed }, [[1], [1, 1]], true],
  [{ items: { ...Object(one), ...closed }, ...closed }, [[1], [1, 2]], false],
  [{ ...Object(tree), ...closed }, [[1], 2], false],
  [{ ...Object(tree), ...closed }, [1, [1, [1]], 1], true],
  [{ allOf: [{ if: one }, { if: two }, { if: { contains: { const: 3 } } }], ...closed }, [1, 2, 3], true],
  [{ if: { oneOf: [one] }, ...closed }, [1], true],
  [{ if: one, else: two, ...closed }, [2], true],
])('%j and %j: %s', (schema, value, isValid) => {
  const model = modelOf({
    Root: schema,
    One: one,
    Tree: {
      contains: { const: 1 },
      anyOf: [{ contains: { type: 'array' } }, { minItems: 1 }],
      items: { anyOf: [{ const: 1 }, tree] },
    },
  });
  const root = schemaAt(model, '#/components/schemas/Root');
  expect(liveValidators(model).schema(root, 'response')(value).length === 0).toBe(isValid);
});

it('tells how many items would be right', () => {
  const model = modelOf({ Root: { anyOf: [one, two], ...closed } });
  const [error] = liveValidators(model).schema(
    schemaAt(model, '#/components/schemas/Root'),
    'response',
  )([1, 3, 2]);
  expect(error).toMatchObject({ pointer: '', keyword: 'unevaluatedItems', expected: 2 });
});
