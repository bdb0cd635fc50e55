import { expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from './model.ts';

const levels = { enum: [10, 30], 'x-enum-varnames': ['guest', 'developer'] };
const titled = [
  { const: 10, title: 'guest' },
  { const: 30, title: 'developer' },
];
const named = 'must be one of 10 (guest), 30 (developer)';

it.each<[schema: Json, value: Json, message: string | undefined]>([
  [levels, 20, named],
  [levels, 30, undefined],
  [{ enum: [10, 30], 'x-enumNames': ['guest', 'developer'] }, '10', named],
  [{ enum: ['a', 'b'], 'x-enum-varnames': ['first', 7] }, 'c', 'must be one of "a" (first), "b"'],
  [{ enum: [1, 2], 'x-enum-varnames': [1, 2] }, 3, 'must be one of 1, 2'],
  [{ enum: [1, 2, 3, 4], 'x-enum-varnames': ['a'] }, 5, 'must be one of 1 (a), 2, 3, 4'],
  [{ oneOf: titled }, 20, named],
  [{ anyOf: titled }, 20, named],
  [{ oneOf: titled }, 10, undefined],
  [{ anyOf: [levels, { const: 50 }] }, 20, `${named}, 50`],
  [{ anyOf: [levels, { type: 'string' }] }, 20, `${named}, or of type string`],
  [{ const: 10, title: 'guest' }, 20, 'must be 10'],
  [
    { enum: [{ value: 1, name: 'a' }], 'x-enum-varnames': ['one'] },
    1,
    'must be one of {"value":1,"name":"a"} (one)',
  ],
])('a value of %j that is %j', (schema, value, message) => {
  const model = modelOf({ Value: schema });
  const validate = liveValidators(model).schema(schemaAt(model, '#/components/schemas/Value'), 'request');
  expect(validate(value)[0]?.message).toBe(message);
});

it.each<[schema: Json, expected: Json]>([
  [levels, [10, 30]],
  [{ anyOf: [levels, { type: 'string' }] }, { values: [10, 30], types: ['string'] }],
])('what %j expects is plain data, without names', (schema, expected) => {
  const model = modelOf({ Value: schema });
  const validate = liveValidators(model).schema(schemaAt(model, '#/components/schemas/Value'), 'request');
  expect(validate(20)[0]?.expected).toStrictEqual(expected);
});
