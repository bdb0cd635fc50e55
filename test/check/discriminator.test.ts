import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json, JsonObject } from '../../generators/source/document.ts';
import { anyValue, schemasOf, withoutReferences } from './any-schema.ts';
import { modelOf } from './model.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import { iterations } from '../runs/iterations.ts';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const animal = (extra: JsonObject): Json => ({
  type: 'object',
  required: ['kind', ...Object.keys(extra)],
  properties: { kind: { type: 'string' }, ...extra },
});
const others = { Cat: animal({ lives: { type: 'integer' } }), Dog: animal({ bark: { type: 'string' } }) };
const mapping = { cat: '#/components/schemas/Cat', dog: 'Dog', wolf: 'Dog' };

function isValid(schemas: Record<string, Json>, value: Json): boolean {
  const model = modelOf(schemas);
  return (
    liveValidators(model).schema(schemaAt(model, '#/components/schemas/Root'), 'request')(value).length === 0
  );
}

describe.each(['oneOf', 'anyOf'])('%s', (keyword) => {
  it.each<[value: Json, valid: boolean]>([
    [{ kind: 'cat', lives: 7 }, true],
    [{ kind: 'Cat', lives: 7 }, true],
    [{ kind: 'dog', lives: 7 }, true],
    [{ kind: 'bird', bark: 'wow' }, true],
    [{ kind: 5, bark: 'wow' }, false],
    [{ bark: 'wow' }, false],
    [{ kind: 'cat' }, false],
    [{ kind: 'dog', lives: 'x' }, false],
    [{ kind: 'cat', lives: 7, bark: 'wow' }, keyword === 'anyOf'],
    [5, false],
  ])('%j is valid: %s, with any discriminator and without', (value, valid) => {
    const union = { [keyword]: [ref('Cat'), ref('Dog')] };
    const discriminators = [{}, { mapping }, { mapping: { cat: 'Cat' } }].map((rest) => ({
      discriminator: { propertyName: 'kind', ...rest },
    }));
    for (const more of [{}, ...discriminators])
      expect(isValid({ Root: { ...union, ...more }, ...others }, value)).toBe(valid);
  });
});

it('changes no verdict of any schema', () => {
  const schemas = schemasOf();
  const tagged = fastCheck.record({
    propertyName: fastCheck.constantFrom('a', 'b', 'x-y'),
    mapping: fastCheck.constant({ a: 'Other', ab: 'Third' }),
  });
  fastCheck.assert(
    fastCheck.property(
      schemas,
      schemas,
      tagged,
      fastCheck.constantFrom('oneOf', 'anyOf'),
      anyValue,
      (one, two, discriminator, keyword, value) => {
        const named = { Other: withoutReferences(one), Third: withoutReferences(two) };
        const union = { [keyword]: [ref('Other'), ref('Third'), { type: 'null' }] };
        expect(isValid({ Root: { ...union, discriminator }, ...named }, value)).toBe(
          isValid({ Root: union, ...named }, value),
        );
      },
    ),
    { numRuns: iterations(500) },
  );
});
