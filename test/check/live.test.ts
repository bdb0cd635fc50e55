import { describe, expect, it } from 'vitest';
import type { ValidationError } from '../../runtime/validation/result.ts';
import type { Direction } from '../../generators/model/variants.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { growth, LINEAR } from '../runs/growth.ts';
import { validatorOf, type Options } from './validator.ts';

/** What the validator of a schema finds, as `pointer keyword expected`. */
function errorsOf(schema: Json, value: unknown, options: Options = {}): string[] {
  return validatorOf(schema, options)(value).map(brief);
}

function brief({ pointer, keyword, expected }: ValidationError): string {
  return [pointer, keyword, ...(expected === undefined ? [] : [JSON.stringify(expected)])].join(' ');
}

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

describe('items that a condition contains', () => {
  const hasOne: Json = { contains: { const: 1 } };
  const own: Json = {
    if: { properties: { a: true }, contains: { const: 2 } },
    unevaluatedProperties: false,
  };
  it.each<[schema: Json, value: Json, isValid: boolean]>([
    [{ if: hasOne, unevaluatedItems: false }, [1, 1], true],
    [{ if: hasOne, unevaluatedItems: false }, [1, 2], false],
    [{ if: hasOne, unevaluatedItems: false }, [2], false],
    [{ if: { contains: { const: 2 } }, else: hasOne, unevaluatedItems: false }, [2], true],
    [{ if: { contains: { const: 2 } }, else: hasOne, unevaluatedItems: false }, [2, 1], false],
    [{ if: { contains: { const: 2 } }, else: hasOne, unevaluatedItems: false }, [1], true],
    [{ allOf: [{ if: hasOne }, own], unevaluatedItems: false }, [1], true],
    [{ allOf: [{ if: hasOne }, own], unevaluatedItems: false }, { a: 1 }, true],
    [{ allOf: [{ if: hasOne }, own], unevaluatedItems: false }, { c: 1 }, false],
  ])('%j and %j: %j', (schema, value, isValid) => {
    expect(errorsOf(schema, value).length === 0).toBe(isValid);
  });
});

describe('errors', () => {
  it.each<[Json, unknown, string[]]>([
    [{ type: 'string' }, 1, [' type "string"']],
    [{ type: ['string', 'null'] }, 1, [' type ["string","null"]']],
    [{ type: 'integer' }, 1.5, [' type "integer"']],
    [{ type: 'integer' }, 2 ** 53, [' safeInteger "integer"']],
    [{ type: ['integer', 'null'] }, -(2 ** 53), [' safeInteger "integer"']],
    [{ type: 'number' }, 2 ** 53, []],
    [{ format: 'int64' }, 2 ** 60, [' safeInteger "integer"']],
    [{ enum: ['a', 'b'] }, 'c', [' enum ["a","b"]']],
    [{ type: 'string', enum: ['a', 'b', 'c', 'd'] }, 1, [' enum ["a","b","c","d"]']],
    [{ enum: [{ a: 1 }] }, { a: 2 }, [' enum [{"a":1}]']],
    [{ const: { a: [1] } }, { a: [1] }, []],
    [{ const: 'x' }, 'y', [' const "x"']],
    [{ minLength: 2, maxLength: 3 }, '😀', [' minLength 2']],
    [{ maxLength: 1 }, '😀', []],
    [{ maxLength: 1 }, 'ab', [' maxLength 1']],
    [{ pattern: '^a$' }, 'b', [' pattern "^a$"']],
    [{ type: 'string', format: 'date' }, '2026-02-30', [' format "date"']],
    [{ minimum: 1, maximum: 2 }, 3, [' maximum 2']],
    [{ multipleOf: 2 }, 3, [' multipleOf 2']],
    [{ multipleOf: 0.01 }, 0.07, []],
    [{ multipleOf: 0.01 }, 4.35, []],
    [{ multipleOf: 0.01 }, 4.355, [' multipleOf 0.01']],
    [{ multipleOf: 1 }, 1e22, []],
    [{ multipleOf: 1 }, 5.0000000001, [' multipleOf 1']],
    [{ multipleOf: 1e12 }, 500, [' multipleOf 1000000000000']],
    [{ type: ['integer', 'number'] }, 2 ** 53, []],
    [{ required: ['a', 'b'] }, {}, [' required "a"', ' required "b"']],
    [{ required: [''] }, {}, [' required ""']],
    [{ not: { not: { required: [''] } } }, {}, [' not']],
    [{ properties: { a: { type: 'string' } }, required: ['a'] }, {}, [' required "a"']],
    [{ properties: { 'a/b~c': { type: 'string' } } }, { 'a/b~c': 1 }, ['/a~1b~0c type "string"']],
    [
      { properties: { a: true }, additionalProperties: false },
      { a: 1, 'b/': 2 },
      ['/b~1 additionalProperties'],
    ],
    [{ additionalProperties: { type: 'string' } }, { x: 1 }, ['/x type "string"']],
    [{ patternProperties: { '^x': false } }, { x: 1 }, ['/x patternProperties']],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, ['/ab maxLength 1']],
    [{ items: { type: 'string' } }, ['a', 1], ['/1 type "string"']],
    [{ prefixItems: [true], items: false }, [1, 2], [' items 1']],
    [{ uniqueItems: true }, [1, 2, 1], [' uniqueItems']],
    [{ contains: { const: 1 }, maxContains: 1 }, [1, 1], [' contains {"minContains":1,"maxContains":1}']],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, [' dependentRequired "b"']],
    [{ not: { type: 'string' } }, 'a', [' not']],
    [{ not: { prefixItems: [false], minItems: 1 } }, [], []],
    [{ not: { prefixItems: [false], contains: false } }, [], []],
    [{ if: { type: 'string' }, else: { minimum: 2 } }, 1, [' minimum 2', ' if "else"']],
    [false, 1, [' false schema']],
    [{ properties: { a: false } }, { a: 1 }, ['/a false schema']],
    [{ unevaluatedProperties: false, properties: { a: true } }, { a: 1, b: 2 }, ['/b unevaluatedProperties']],
    [
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      1,
      [' anyOf {"values":[],"types":["string","null"]}'],
    ],
  ])('%j of %j', (schema, value, errors) => {
    expect(errorsOf(schema, value)).toEqual(errors);
  });

  it('does not lose sight of members that only an alternative looked at', () => {
    const schema = {
      anyOf: [{ properties: { a: { type: 'string' } }, required: ['b'] }],
      patternProperties: { '^o': true },
      unevaluatedProperties: false,
    };
    expect(errorsOf(schema, { o: 1 })).toEqual([' required "b"']);
    expect(errorsOf(schema, { o: 1, a: 'x', b: 1 })).toEqual(['/b unevaluatedProperties']);
  });

  it('have pointers through references', () => {
    const schema = { type: 'object', properties: { owners: { type: 'array', items: ref('User') } } };
    const others = { User: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } };
    expect(errorsOf(schema, { owners: [{ id: 1 }, { id: 'x' }, {}] }, { others })).toEqual([
      '/owners/1/id type "integer"',
      '/owners/2 required "id"',
    ]);
  });

  it('are 100 at most, however wrong the value is', () => {
    expect(
      errorsOf({ items: { items: { type: 'string' } } }, Array(500).fill(Array(500).fill(1))),
    ).toHaveLength(100);
  });

  it('do not repeat what a sender made up', () => {
    const [error = ''] = errorsOf({ additionalProperties: false }, { ['x'.repeat(1_000_000)]: 1 });
    expect(error.length).toBeLessThan(1_100);
  });
});

describe('hostile values', () => {
  const schema = {
    type: 'object',
    required: ['constructor', 'toString'],
    properties: { constructor: { type: 'string' }, ['__proto__']: { type: 'string' } },
    additionalProperties: false,
  };

  it.each<[string, string[]]>([
    ['{}', [' required "constructor"', ' required "toString"']],
    ['{"constructor":"a","toString":1}', ['/toString additionalProperties']],
    ['{"constructor":1,"toString":1}', ['/constructor type "string"', '/toString additionalProperties']],
    ['{"constructor":"a","valueOf":1}', [' required "toString"', '/valueOf additionalProperties']],
  ])('%s', (text, errors) => {
    expect(errorsOf({ ...schema }, JSON.parse(text)).toSorted()).toEqual(errors.toSorted());
  });

  it('sees a member called __proto__', () => {
    const own = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string"}},"additionalProperties":false}',
    );
    expect(errorsOf(own, JSON.parse('{"__proto__":1}'))).toEqual(['/__proto__ type "string"']);
    expect(errorsOf(own, JSON.parse('{"__proto__":"a"}'))).toEqual([]);
  });

  it('keeps constants with a member called __proto__', () => {
    const constant = JSON.parse('{"const":{"__proto__":{"a":1}}}');
    expect(errorsOf(constant, JSON.parse('{"__proto__":{"a":1}}'))).toEqual([]);
    expect(errorsOf(constant, {})).toHaveLength(1);
  });

  it('bounds the depth of recursive schemas, and is ready for the next value', () => {
    const others = {
      Node: { type: 'object', properties: { child: ref('Node') }, additionalProperties: false },
    };
    let deep: object = {};
    for (let level = 0; level < 100_000; level += 1) deep = { child: deep };
    for (let again = 0; again < 2; again += 1) {
      const [error = ''] = errorsOf(ref('Node'), deep, { others });
      expect(error).toMatch(/ depth 256$/);
    }
    expect(errorsOf(ref('Node'), { child: { child: {} } }, { others })).toEqual([]);
  });
});

it('tells whether many items differ without comparing each with each', () => {
  const validator = validatorOf({ uniqueItems: true });
  const times = growth((length) => {
    const items = Array.from({ length }, (_, index) => ({ index, name: [`${index}`] }));
    const again = [...items, { name: ['7'], index: 7 }];
    return () =>
      expect([validator(items), validator(again)]).toMatchObject([[], [{ keyword: 'uniqueItems' }]]);
  }, 5_000);
  expect(times).toBeLessThan(LINEAR);
});

describe('direction', () => {
  const schema = {
    type: 'object',
    required: ['id', 'name', 'secret'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      secret: { type: 'string', writeOnly: true },
    },
  };

  it.each<[Direction, unknown, string[]]>([
    ['request', { name: 'a', secret: 'b' }, []],
    ['request', { id: 'x', name: 'a', secret: 'b' }, ['/id type "integer"']],
    ['request', { id: 1, name: 'a' }, [' required "secret"']],
    ['response', { id: 1, name: 'a' }, []],
    ['response', { name: 'a' }, [' required "id"']],
  ])('%s with %j', (direction, value, errors) => {
    expect(errorsOf(schema, value, { direction })).toEqual(errors);
    expect(
      errorsOf({ allOf: [{ properties: schema.properties }, { required: schema.required }] }, value, {
        direction,
      }),
    ).toEqual(errors);
    expect(errorsOf(ref('Inner'), value, { direction, others: { Inner: schema } })).toEqual(errors);
  });
});
