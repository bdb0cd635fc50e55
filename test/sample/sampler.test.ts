import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApiModel } from '../../generators/model/model.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { createSampler, type SampleOptions } from '../../generators/sample/sampler.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { iterations } from '../runs/iterations.ts';

function sampleOf(
  schemas: JsonObject,
  { options, direction = 'response' }: { options?: SampleOptions; direction?: 'request' | 'response' } = {},
): Json | undefined {
  const model: ApiModel = modelOf({ schemas });
  const named = model.schemas.find(({ key }) => key === 'Root');
  if (named === undefined) throw new Error('There is no schema Root.');
  return createSampler(model).schema(named, direction, options)?.value;
}

const root = (schema: Json, others: JsonObject = {}): JsonObject => ({ Root: schema, ...others });

const branch = (name: string): Json => ({
  type: 'object',
  required: ['kind', name],
  properties: { kind: { type: 'string' }, [name]: { type: 'integer' } },
});
const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

describe('takes from the document', () => {
  test.each<readonly [string, Json, Json]>([
    ['an example', { type: 'string', examples: ['shown'], default: 'usual' }, 'shown'],
    ['the example that is valid', { type: 'string', maxLength: 3, examples: ['too long', 'yes'] }, 'yes'],
    ['the default', { type: 'integer', default: 20 }, 20],
    ['a value of enum', { enum: ['b', 'a'] }, 'b'],
    ['what const and enum both allow', { allOf: [{ enum: [1, 2, 3] }, { enum: [3, 2] }] }, 2],
    ['nothing that is valid nowhere', { type: 'integer', examples: ['x'], default: 'y', minimum: 4 }, 4],
    [
      'an inner example, but not a wrong one',
      {
        type: 'object',
        properties: { a: { type: 'string', examples: ['A'] }, b: { type: 'string', examples: [1] } },
      },
      { a: 'A', b: 'text' },
    ],
  ])('%s', (_, schema, want) => {
    expect(sampleOf(root(schema))).toEqual(want);
  });
});

describe('makes', () => {
  test.each<readonly [string, Json, Json]>([
    ['text between lengths', { type: 'string', minLength: 6, maxLength: 6 }, 'textte'],
    ['short text', { type: 'string', maxLength: 2 }, 'te'],
    [
      'text that holds JSON',
      {
        type: 'string',
        contentMediaType: 'application/vnd.a+json; charset=utf-8',
        contentSchema: {
          type: 'object',
          required: ['a'],
          properties: { a: { const: 'b' }, c: { minimum: 7 } },
        },
      },
      '{"a":"b","c":7}',
    ],
    [
      'text that holds JSON only as far as it may be long',
      {
        type: 'string',
        maxLength: 3,
        contentMediaType: 'application/json',
        contentSchema: { type: 'array', minItems: 9 },
      },
      'tex',
    ],
    [
      'text of another kind',
      { type: 'string', contentMediaType: 'text/csv', contentSchema: { type: 'array' } },
      'text',
    ],
    [
      'text that is encoded',
      {
        type: 'string',
        contentEncoding: 'base64',
        contentMediaType: 'application/json',
        contentSchema: { type: 'array' },
      },
      'text',
    ],
    ['text of a pattern', { type: 'string', pattern: '^v[0-9]+(\\.[0-9]+){2}$' }, 'v1.1.1'],
    [
      'text of a pattern that asks for length elsewhere',
      { type: 'string', pattern: '^[0-9]*$', minLength: 4 },
      '11111',
    ],
    [
      'text of a pattern with conditions',
      { type: 'string', pattern: '^(?=.*[A-Z])(?=.*[0-9]).{8,}$', not: { pattern: 'password' } },
      'aB3baB3b',
    ],
    [
      'an item that is contained behind those that are described',
      {
        allOf: [
          { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
          { items: { type: ['string', 'integer', 'null'] } },
          { contains: { type: 'null' } },
        ],
      },
      ['text', 1, null],
    ],
    [
      'as many contained items as there have to be, and no more than there may be',
      {
        type: 'array',
        minItems: 4,
        uniqueItems: true,
        items: { type: ['integer', 'string'] },
        contains: { type: 'integer' },
        minContains: 2,
        maxContains: 2,
      },
      [1, 2, 'text', 'sample'],
    ],
    [
      'no contained item where none has to be',
      { type: 'array', items: { type: 'integer' }, contains: { const: 'a' }, minContains: 0 },
      [1],
    ],
    [
      'members that others require, at any distance',
      { type: 'object', required: ['a'], dependentRequired: { a: ['b'], b: ['c'] } },
      { a: 'text', b: 'text', c: 'text' },
    ],
    [
      'names of members from a list',
      { type: 'object', minProperties: 2, propertyNames: { enum: ['a', 'b', 'c'] } },
      { a: 'text', b: 'text' },
    ],
    [
      'more long names of members than there are words',
      {
        type: 'object',
        minProperties: 4,
        propertyNames: { minLength: 9 },
        additionalProperties: { type: 'integer' },
      },
      { texttextt: 1, samplesam: 1, valuevalu: 1, member1__: 1 },
    ],
    [
      'names of members by rules, and what they require',
      {
        type: 'object',
        minProperties: 3,
        propertyNames: { pattern: '^x-[a-z]+$' },
        patternProperties: { '^x-': { type: 'integer' } },
        dependentRequired: { 'x-a': ['x-b', 'x-c'] },
      },
      { 'x-a': 1, 'x-aa': 1, 'x-aaa': 1, 'x-b': 1, 'x-c': 1 },
    ],
    ['text of two patterns', { allOf: [{ type: 'string', pattern: '^a' }, { pattern: '^(b|a)+$' }] }, 'a'],
    [
      'text of a pattern that can run away',
      { type: 'string', pattern: '^(a+)+b$', minLength: 45 },
      `${'a'.repeat(81)}b`,
    ],
    [
      'members beside patterns that can run away',
      {
        type: 'object',
        required: [`${'a'.repeat(45)}!`],
        patternProperties: { '^(a+)+$': { type: 'integer' } },
      },
      { [`${'a'.repeat(45)}!`]: 'a'.repeat(45) },
    ],
    ['text beside a pattern of another dialect', { type: 'string', pattern: '[\\p{all}]*' }, 'text'],
    ['text that is looked at from ahead', { type: 'string', pattern: '^(?=.*1)(a|1)$' }, '1'],
    ['a date and time', { type: 'string', format: 'date-time' }, '2026-01-15T09:30:00Z'],
    [
      'an address that has to be secure',
      { type: 'string', format: 'uri', pattern: '^ssh:' },
      'ssh://example.com/one',
    ],
    ['an integer', { type: 'integer', minimum: 10, exclusiveMaximum: 12 }, 10],
    [
      'a number between bounds that do not count',
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.5 },
      0.25,
    ],
    ['a multiple', { type: 'integer', minimum: 10, multipleOf: 7 }, 14],
    ['a decimal multiple', { type: 'number', minimum: 0.25, maximum: 0.35, multipleOf: 0.1 }, 0.3],
    [
      'a multiple of several numbers',
      {
        type: 'number',
        exclusiveMinimum: 0,
        maximum: 0.9,
        allOf: [{ multipleOf: 0.1 }, { multipleOf: 0.25 }],
      },
      0.5,
    ],
    ['an integer that is a multiple of a fraction', { type: 'integer', minimum: 2, multipleOf: 1.5 }, 3],
    ['a negative', { type: 'integer', maximum: -3 }, -3],
    ['anything but null', { type: ['null', 'boolean'] }, true],
    ['items', { type: 'array', items: { type: 'integer' }, minItems: 2 }, [1, 1]],
    [
      'items that differ',
      { type: 'array', items: { type: 'integer' }, minItems: 3, uniqueItems: true },
      [1, 2, 3],
    ],
    [
      'a tuple',
      { type: 'array', prefixItems: [{ const: 'a' }, { const: 'b' }], items: false, minItems: 2 },
      ['a', 'b'],
    ],
    ['an item to be contained', { type: 'array', contains: { const: 7 } }, [7]],
    ['a map', { type: 'object', additionalProperties: { type: 'boolean' } }, { member1: false }],
    [
      'a map with rules for names',
      { type: 'object', additionalProperties: { type: 'boolean' }, propertyNames: { pattern: '^x-' } },
      { 'x-': true },
    ],
    [
      'members that nothing describes',
      { type: 'object', minProperties: 2, properties: { a: { const: 1 } } },
      { a: 1, member1: 'member1' },
    ],
    [
      'no more members than allowed',
      { type: 'object', maxProperties: 1, required: ['b'], properties: { a: { const: 1 }, b: { const: 2 } } },
      { b: 2 },
    ],
    [
      'members that others ask for',
      { type: 'object', properties: { a: { const: 1 } }, dependentRequired: { a: ['b'] } },
      { a: 1, b: 'text' },
    ],
    [
      'members with names that reach prototypes',
      { type: 'object', required: ['__proto__', 'constructor'] },
      JSON.parse('{"__proto__":"proto","constructor":"constructor"}') as Json,
    ],
    [
      'all parts of allOf',
      {
        allOf: [
          { type: 'object', properties: { a: { const: 1 } } },
          { required: ['a', 'b'], properties: { b: { type: 'null' } } },
        ],
      },
      { a: 1, b: null },
    ],
    [
      'the first branch that can be met',
      { anyOf: [false, { type: 'string', minLength: 2, maxLength: 1 }, { const: 3 }] },
      3,
    ],
    [
      'what only one branch of oneOf takes, where all members are optional',
      {
        oneOf: [
          { type: 'object', properties: { a: { type: 'integer' } } },
          { type: 'object', properties: { b: { type: 'string' } } },
          { type: 'object', properties: { c: { type: 'string' }, d: { type: 'number' } } },
        ],
      },
      { a: 1, b: 1, c: 1 },
    ],
    [
      'what only one branch of oneOf takes',
      { oneOf: [{ type: 'integer' }, { type: 'number', maximum: 4 }] },
      100,
    ],
    ['what is not excluded', { type: 'integer', not: { enum: [1, 2] } }, 3],
    [
      'what a condition asks for',
      {
        type: 'object',
        properties: { kind: { enum: ['a', 'b'] } },
        required: ['kind'],
        if: { properties: { kind: { const: 'a' } } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['more'] },
      },
      { kind: 'a', more: 'more' },
    ],
  ])('%s', (_, schema, want) => {
    expect(sampleOf(root(schema))).toEqual(want);
  });

  test.each<readonly [string, Json]>([
    ['no text for lengths', { type: 'string', minLength: 3, maxLength: 2 }],
    ['no text without measure', { type: 'string', minLength: 1e12 }],
    ['no text of a pattern that it cannot follow', { type: 'string', pattern: '^(a+)b\\1$', minLength: 9 }],
    ['no integer', { type: 'integer', minimum: 1.2, maximum: 1.8 }],
    ['no items without measure', { type: 'array', minItems: 1e9 }],
    ['no members without measure', { type: 'object', minProperties: 1e9 }],
    ['nothing for false', false],
    ['nothing for types that exclude each other', { allOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['no object whose member cannot be', { type: 'object', required: ['a'], properties: { a: false } }],
  ])('%s', (_, schema) => {
    expect(sampleOf(root(schema))).toBeUndefined();
  });

  test('an end of what leads back to itself', () => {
    const tree = {
      type: 'object',
      required: ['name'],
      properties: { name: { const: 'n' }, left: { $ref: '#/components/schemas/Root' } },
    };
    expect(sampleOf(root(tree))).toEqual({
      name: 'n',
      left: { name: 'n', left: { name: 'n', left: { name: 'n' } } },
    });
    expect(sampleOf(root(tree), { options: { shallow: 0 } })).toEqual({ name: 'n' });
  });

  test('texts that hold such texts, to an end', () => {
    const schema = {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { type: 'object', required: ['a'], properties: { a: reference('Root') } },
    };
    const text = String(sampleOf(root(schema)));
    const held = JSON.parse(text) as { readonly a: string };
    expect(JSON.parse(held.a)).toEqual({ a: expect.any(String) });
    expect(text.length).toBeLessThan(200);
  });

  test('what a text holds for the direction only', () => {
    const content = {
      type: 'object',
      properties: { id: { const: 1, readOnly: true }, key: { const: 'k', writeOnly: true } },
    };
    const schemas = root({ type: 'string', contentMediaType: 'application/json', contentSchema: content });
    expect(sampleOf(schemas, { direction: 'request' })).toBe('{"key":"k"}');
    expect(sampleOf(schemas, { direction: 'response' })).toBe('{"id":1}');
  });

  test('members for the direction only', () => {
    const schema = {
      type: 'object',
      required: ['id', 'key'],
      properties: { id: { type: 'integer', readOnly: true }, key: { $ref: '#/components/schemas/Key' } },
    };
    const schemas = root(schema, { Key: { type: 'string', writeOnly: true } });
    expect(sampleOf(schemas, { direction: 'request' })).toEqual({ key: 'key' });
    expect(sampleOf(schemas, { direction: 'response' })).toEqual({ id: 1 });
  });

  test('the tag of a branch', () => {
    const schemas = root(
      {
        oneOf: [reference('Cat'), reference('Dog')],
        discriminator: { propertyName: 'kind', mapping: { purr: '#/components/schemas/Cat' } },
      },
      { Cat: branch('cat'), Dog: branch('dog') },
    );
    expect(sampleOf(schemas)).toEqual({ kind: 'purr', cat: 1 });
  });
});

const scalar = fc.constantFrom<Json>(
  { type: 'string', minLength: 2, maxLength: 5 },
  { type: 'string', pattern: '^[a-f]{3}(-[0-9]{2})?$' },
  { type: 'string', format: 'uuid' },
  { type: 'integer', minimum: 3, maximum: 9 },
  { type: 'number', exclusiveMinimum: -2, multipleOf: 0.5 },
  { enum: ['a', 1, null] },
  { type: ['boolean', 'null'] },
);
const schema: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.record({ type: fc.constant('array'), items: tie('node'), minItems: fc.nat(2) }),
    fc
      .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node')), fc.boolean())
      .map(([properties, isClosed]): Json => ({
        type: 'object',
        properties,
        required: Object.keys(properties).slice(1),
        ...(isClosed ? { additionalProperties: false } : {}),
      })),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((anyOf): Json => ({ anyOf })),
  ),
})).node;

test('finds a value for schemas that contradict nowhere, the same for the same seed', () => {
  fc.assert(
    fc.property(schema, fc.nat(1_000), (given, seed) => {
      const value = sampleOf(root(given), { options: { seed } });
      expect(value).toBeDefined();
      expect(sampleOf(root(given), { options: { seed } })).toEqual(value);
    }),
    { numRuns: iterations(100) },
  );
});

test('seeds vary values', () => {
  const values = [1, 2, 3, 4, 5, 6].map((seed) =>
    sampleOf(root({ type: 'string', enum: ['a', 'b', 'c', 'd'] }), { options: { seed } }),
  );
  expect(new Set(values).size).toBeGreaterThan(1);
});

test('what is sampled for parameters and forms survives the wire', () => {
  const parameters: Json = [
    { name: 'id', in: 'path', required: true, schema: { type: 'string', examples: ['', '..', 'a/b'] } },
    { name: 'X-Name', in: 'header', schema: { type: 'string', examples: ['Zoë', 'Zoe'] } },
    {
      name: 'tags',
      in: 'query',
      explode: false,
      schema: { type: 'array', items: { type: 'string', examples: ['a', 'b'] } },
    },
  ];
  const model = modelOf({
    paths: {
      '/things/{id}': {
        get: operation({ parameters }),
        put: operation({ operationId: 'put', parameters, requestBody: { content: jsonContent(true) } }),
      },
    },
  });
  const sampler = createSampler(model);
  const [get] = model.operations;
  if (get === undefined) throw new Error('There is no operation.');
  const sampled = (['path', 'header', 'query'] as const).map(
    (location) => sampler.parameters(get, location)?.value,
  );
  expect(sampled).toEqual([{ id: 'a/b' }, { 'X-Name': 'Zoe' }, { tags: ['a'] }]);
});

const either = (index: number): Json => ({ anyOf: [{ minProperties: index }, { maxProperties: index }] });

test.each<readonly [string, Json]>([
  ['alternatives, of which the last have no value', { anyOf: [false, false] }],
  ['a part that has no value', { anyOf: [{ allOf: [{ anyOf: [false] }] }, { anyOf: [false] }] }],
])('ends where many alternatives lead to none: %s', (_, last) => {
  const all = [...Array.from({ length: 40 }, (__, index) => either(index)), last];
  expect(sampleOf(root({ allOf: all }))).toBeUndefined();
});
