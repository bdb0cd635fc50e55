import { expect, it } from 'vitest';
import { validatorsEmitter } from '../../generators/emit/validators/validators-emitter.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf, places } from '../check/model.ts';
import { emitted } from '../emit/emitted.ts';

it.each<[Json, string[]]>([
  [{ type: 'string', format: 'date-time' }, []],
  [{ type: 'string', format: 'password' }, []],
  [
    { type: 'object', properties: { page: { type: 'string', format: 'idn-hostname' } } },
    ['schema/format-not-checked'],
  ],
  [{ type: 'object', discriminator: { propertyName: 'kind' } }, ['schema/ineffective-discriminator']],
  [{ type: 'object', discriminator: { propertyName: 'kind', mapping: { a: 'S' } } }, []],
  [{ oneOf: [{ type: 'object' }], discriminator: { propertyName: 'kind' } }, []],
  [{ anyOf: [{ contains: { const: 1 } }], unevaluatedItems: false }, []],
])('%j leaves %j', async (schema, codes) => {
  const { findings } = await emitted(validatorsEmitter, modelOf({ Root: schema }), places);
  expect(findings.map(({ code }) => code)).toEqual(codes);
  expect(findings.every(({ at, severity }) => at !== undefined && severity !== 'error')).toBe(true);
});

it('a discriminator chooses between the schemas that extend its base', async () => {
  const extending = { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { own: true } }] };
  const base = { type: 'object', discriminator: { propertyName: 'kind' } };
  const { findings } = await emitted(validatorsEmitter, modelOf({ Base: base, Variant: extending }), places);
  expect(findings).toEqual([]);
});
