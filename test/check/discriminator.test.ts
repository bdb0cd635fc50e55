import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { anyValue, schemasOf, withoutReferences } from './any-schema.ts';
import { modelOf } from './model.ts';
import type { OneOfReading } from '../../generators/model/one-of.ts';
import { isObject } from '../../generators/json/member.ts';
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

function isValid(schemas: Record<string, Json>, value: Json, oneOf: OneOfReading = 'tagged'): boolean {
  const model = { ...modelOf(schemas), oneOf };
  return (
    liveValidators(model).schema(schemaAt(model, '#/components/schemas/Root'), 'request')(value).length === 0
  );
}

const discriminators = [{}, { mapping }, { mapping: { cat: 'Cat' } }].map((rest) => ({
  discriminator: { propertyName: 'kind', ...rest },
}));

/** Read by the letter, and in `anyOf`, a discriminator changes no verdict. */
describe.each([
  ['oneOf', 'strict'],
  ['anyOf', 'tagged'],
] as const)('%s, %s', (keyword, reading) => {
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
    for (const more of [{}, ...discriminators])
      expect(isValid({ Root: { ...union, ...more }, ...others }, value, reading)).toBe(valid);
  });
});

describe('oneOf', () => {
  /** Whether a value is valid where names alone are tags, with a mapping, and with a mapping of one name. */
  it.each<[value: Json, named: boolean, mapped: boolean, inPart: boolean]>([
    [{ kind: 'cat', lives: 7 }, true, true, true],
    [{ kind: 'Cat', lives: 7 }, true, true, true],
    [{ kind: 'dog', lives: 7 }, true, false, true],
    [{ kind: 'Dog', lives: 7 }, false, true, false],
    [{ kind: 'wolf', bark: 'wow' }, true, true, true],
    [{ kind: 'bird', bark: 'wow' }, true, true, true],
    [{ kind: 5, bark: 'wow' }, false, false, false],
    [{ kind: 'cat' }, false, false, false],
    [{ kind: 'cat', lives: 7, bark: 'wow' }, false, true, true],
    [{ kind: 'Cat', lives: 7, bark: 'wow' }, true, false, false],
    [{ kind: 'dog', lives: 7, bark: 'wow' }, false, true, false],
    [{ kind: 'bird', lives: 7, bark: 'wow' }, false, false, false],
    [5, false, false, false],
  ])('%j is judged by the alternative that its tag names', (value, ...want) => {
    const Root = { oneOf: [ref('Cat'), ref('Dog')] };
    expect(discriminators.map((more) => isValid({ Root: { ...Root, ...more }, ...others }, value))).toEqual(
      want,
    );
  });
});

const tagged = fastCheck.record({
  propertyName: fastCheck.constantFrom('a', 'b', 'x-y'),
  mapping: fastCheck.constant({ a: 'Other', ab: 'Third' }),
});

it('changes no verdict of any schema by the letter, or in anyOf', () => {
  fastCheck.assert(
    fastCheck.property(
      schemasOf(),
      schemasOf(),
      tagged,
      fastCheck.constantFrom(['oneOf', 'strict'] as const, ['anyOf', 'tagged'] as const),
      anyValue,
      (one, two, discriminator, [keyword, reading], value) => {
        const named = { Other: withoutReferences(one), Third: withoutReferences(two) };
        const union = { [keyword]: [ref('Other'), ref('Third'), { type: 'null' }] };
        expect(isValid({ Root: { ...union, discriminator }, ...named }, value, reading)).toBe(
          isValid({ Root: union, ...named }, value),
        );
      },
    ),
    { numRuns: iterations(500) },
  );
});

it('judges any value of any schema by its tag', () => {
  fastCheck.assert(
    fastCheck.property(
      schemasOf(),
      schemasOf(),
      tagged,
      fastCheck.constantFrom<Json>('a', 'ab', 'b', 1, null),
      anyValue,
      (one, two, discriminator, tag, rest) => {
        const named = { Other: withoutReferences(one), Third: withoutReferences(two) };
        const oneOf = [ref('Other'), ref('Third'), { type: 'object' }];
        const value = { ...(isObject(rest) ? rest : {}), [discriminator.propertyName]: tag };
        const meant = { a: { Root: ref('Other') }, ab: { Root: ref('Third') } }[String(tag)] ?? {
          Root: { oneOf },
        };
        expect(isValid({ Root: { oneOf, discriminator }, ...named }, value)).toBe(
          isValid({ ...meant, ...named }, value),
        );
      },
    ),
    { numRuns: iterations(500) },
  );
});
