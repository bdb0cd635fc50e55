import { describe, expect, test } from 'vitest';
import { createNamedTypes } from '../../generators/emit/types/named-types.ts';
import { typeOf } from '../../generators/emit/types/schema-type.ts';
import type { Schema } from '../../generators/model/model.ts';
import type { Direction } from '../../generators/model/variants.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf } from './model-of.ts';

const model = modelOf({
  schemas: {
    State: { enum: ['on', 'off'] },
    Level: { type: 'integer', enum: [10, 20] },
    Group: { type: 'object', properties: { id: { type: 'integer' } } },
    Secret: { type: 'object', properties: { token: { type: 'string', writeOnly: true } } },
    Cat: { type: 'object', properties: { kind: { type: 'string' } } },
    Dog: { type: 'object', properties: { kind: { const: 'hound' } } },
    Outer: { type: 'object', properties: { in: { type: 'object', properties: { a: true } } } },
  },
});
const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

function print(schema: Schema, direction: Direction = 'response', files = false): string {
  const scope = {
    types: createNamedTypes(model),
    direction,
    files,
    alias: undefined,
    applied: undefined,
  };
  return typeOf(schema, scope).code.toString();
}

describe('the type of a schema', () => {
  test.each<[string, Schema, string]>([
    ['nothing said', {}, 'unknown'],
    ['true', true, 'unknown'],
    ['false', false, 'never'],
    ['annotations only', { description: 'x', format: 'date' }, 'unknown'],
    ['a condition', { not: { type: 'string' }, if: true }, 'unknown'],

    ['string', { type: 'string', format: 'date-time', minLength: 1 }, 'string'],
    ['integer', { type: 'integer' }, 'number'],
    ['number', { type: 'number' }, 'number'],
    ['boolean', { type: 'boolean' }, 'boolean'],
    ['null', { type: 'null' }, 'null'],
    ['a list of types', { type: ['string', 'null'] }, 'string | null'],
    ['types that are one in TypeScript', { type: ['integer', 'number'] }, 'number'],
    ['a type that is none', { type: 'date' }, 'unknown'],

    ['a constant', { const: 'a' }, "'a'"],
    ['null as a constant', { const: null }, 'null'],
    ['an object as a constant', { const: { a: [1, -2] } }, '{ a: [1, -2] }'],
    ['values', { enum: ['a', 1, true, null] }, "'a' | 1 | true | null"],
    ['values twice', { enum: ['a', 'a'] }, "'a'"],
    ['values of the type only', { type: 'string', enum: ['a', null, 1] }, "'a'"],
    ['values with null', { type: ['string', 'null'], enum: ['a', null] }, "'a' | null"],
    ['values that cannot be', { type: 'string', enum: [1] }, 'never'],
    ['hostile values', { enum: ["'; x", '\u2028'] }, "'\\'; x' | '\\u2028'"],
    [
      'many values',
      { enum: ['one_of_many_values', 'two_of_many_values', 'three_of_many_values', 'four_of_many_values'] },
      "\n  | 'one_of_many_values'\n  | 'two_of_many_values'\n  | 'three_of_many_values'\n  | 'four_of_many_values'",
    ],

    ['an array', { type: 'array', items: { type: 'string' } }, 'string[]'],
    ['an array of anything', { type: 'array' }, 'unknown[]'],
    ['an array without a type', { items: { type: 'string' } }, 'string[]'],
    ['an array of a union', { type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
    [
      'a tuple',
      { type: 'array', prefixItems: [{ type: 'string' }, true], minItems: 1, items: false },
      '[string, unknown?]',
    ],
    [
      'a tuple with a rest',
      { prefixItems: [{ type: ['string', 'null'] }], items: { type: 'null' } },
      '[(string | null)?, ...null[]]',
    ],
    ['a tuple that ends', { prefixItems: [{ type: 'string' }], minItems: 1, maxItems: 1 }, '[string]'],

    [
      'an object',
      { type: 'object', required: ['a'], properties: { a: { type: 'string' }, 'b-c': {} } },
      "{\n  a: string;\n  'b-c'?: unknown;\n}",
    ],
    ['an object without a type', { properties: { a: true } }, '{\n  a?: unknown;\n}'],
    ['any object', { type: 'object' }, '{\n  [key: string]: unknown;\n}'],
    ['an empty object', { type: 'object', additionalProperties: false }, '{\n  [key: string]: never;\n}'],
    [
      'a closed object',
      { type: 'object', properties: { a: true }, additionalProperties: false },
      '{\n  a?: unknown;\n}',
    ],
    ['an object without members', { properties: {} }, '{\n  [key: string]: unknown;\n}'],
    ['an array beside parts', { items: true, allOf: [ref('Group')] }, 'unknown[] & Group'],
    ['a map', { additionalProperties: { type: 'string' } }, '{\n  [key: string]: string;\n}'],
    [
      'a map by pattern',
      { patternProperties: { '^a': { type: 'string' } }, additionalProperties: { type: 'null' } },
      '{\n  [key: string]: string | null;\n}',
    ],
    [
      'members beside a map',
      { properties: { a: { type: 'string' } }, additionalProperties: { type: 'integer' } },
      '{\n  a?: string;\n  [key: string]: unknown;\n}',
    ],
    ...(['additionalProperties', 'unevaluatedProperties'] as const).flatMap(
      (name): [string, Schema, string][] => {
        const open = '{\n  [key: string]: unknown;\n}';
        const map = '{\n  [key: string]: string;\n}';
        const beside = { type: 'object', properties: { a: { type: 'string' } } };
        return [
          [`${name}, a schema`, { type: 'object', [name]: { type: 'string' } }, map],
          [`${name}, true`, { type: 'object', [name]: true }, open],
          [`${name}, false`, { type: 'object', [name]: false }, '{\n  [key: string]: never;\n}'],
          [`${name}, false, beside members`, { ...beside, [name]: false }, '{\n  a?: string;\n}'],
          [
            `${name} beside members`,
            { ...beside, [name]: { type: 'integer' } },
            '{\n  a?: string;\n  [key: string]: unknown;\n}',
          ],
          [`${name}, true, beside parts`, { allOf: [ref('Group')], [name]: true }, `${open} & Group`],
          [
            `${name} beside patterns`,
            { patternProperties: { a: { type: 'string' } }, [name]: { type: 'null' } },
            '{\n  [key: string]: string | null;\n}',
          ],
          [
            `${name}, false, beside patterns`,
            { patternProperties: { a: { type: 'string' } }, [name]: false },
            map,
          ],
        ];
      },
    ),
    ...[{ allOf: [ref('Group')] }, { ...ref('Group') }].flatMap(
      (parts: JsonObject): [string, Schema, string][] => [
        [
          'unevaluatedProperties beside parts',
          { ...parts, unevaluatedProperties: { type: 'integer' } },
          '{\n  [key: string]: unknown;\n} & Group',
        ],
        ['unevaluatedProperties, false, beside parts', { ...parts, unevaluatedProperties: false }, 'Group'],
        [
          'patterns beside parts',
          { ...parts, patternProperties: { a: { type: 'string' } } },
          '{\n  [key: string]: unknown;\n} & Group',
        ],
        [
          'members and unevaluatedProperties beside parts',
          { ...parts, properties: { a: true }, unevaluatedProperties: false },
          '{\n  a?: unknown;\n} & Group',
        ],
        [
          'patterns and unevaluatedProperties beside parts',
          { ...parts, patternProperties: { a: { type: 'string' } }, unevaluatedProperties: false },
          '{\n  [key: string]: unknown;\n} & Group',
        ],
      ],
    ),
    [
      'unevaluatedProperties beside alternatives',
      { anyOf: [ref('Group'), ref('Cat')], unevaluatedProperties: { type: 'integer' } },
      '{\n  [key: string]: unknown;\n} & (Group | Cat)',
    ],
    [
      'unevaluatedProperties, false, beside alternatives',
      { anyOf: [ref('Group'), ref('Cat')], unevaluatedProperties: false },
      'Group | Cat',
    ],
    [
      'unevaluatedProperties in a part',
      { allOf: [{ unevaluatedProperties: true }, ref('Group')] },
      '{\n  [key: string]: unknown;\n} & Group',
    ],
    [
      'unevaluatedProperties beside an annotation',
      { allOf: [{ description: 'A.' }], unevaluatedProperties: { type: 'string' } },
      '{\n  [key: string]: string;\n}',
    ],
    ['a required member that is not described', { required: ['a'] }, '{\n  a: unknown;\n}'],
    [
      'a member named __proto__',
      { properties: JSON.parse('{"__proto__":{"type":"string"}}') },
      "{\n  ['__proto__']?: string;\n}",
    ],
    [
      'an object in an object',
      { properties: { a: { properties: { b: { type: 'null' } } } } },
      '{\n  a?: {\n    b?: null;\n  };\n}',
    ],
    [
      'an object or null',
      { type: ['object', 'null'], properties: { a: true } },
      '\n  | {\n    a?: unknown;\n  }\n  | null',
    ],
    [
      'a member with its comment',
      { properties: { a: { type: 'string', description: 'An a.', default: 'x' } } },
      '{\n  /**\n   * An a.\n   * @default "x"\n   */\n  a?: string;\n}',
    ],

    ['a reference', ref('Group'), 'Group'],
    ['a reference or null', { anyOf: [ref('Group'), { type: 'null' }] }, 'Group | null'],
    [
      'alternatives',
      { oneOf: [{ type: 'string' }, { type: 'array', items: ref('Group') }] },
      'string | Group[]',
    ],
    ['an alternative that may be anything', { anyOf: [{ type: 'string' }, {}] }, 'unknown'],
    ['parts', { allOf: [ref('Group'), ref('Cat')] }, 'Group & Cat'],
    [
      'parts and alternatives',
      { allOf: [ref('Group')], anyOf: [ref('Cat'), ref('Dog')] },
      'Group & (Cat | Dog)',
    ],
    [
      'a part that requires more',
      { allOf: [ref('Group'), { required: ['id'] }] },
      'Group & {\n  id: number;\n}',
    ],
    [
      'a part that requires a member beside it',
      { properties: { a: { type: 'string' } }, allOf: [{ required: ['a'] }] },
      '{\n  a: string;\n}',
    ],
    [
      'an alternative that requires a member beside it',
      { properties: { a: { type: 'string' } }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      '{\n  a?: string;\n} & (\n  | {\n    a: string;\n  }\n  | {\n    b: unknown;\n  })',
    ],
    [
      'an alternative that requires a member which only the one beside it describes',
      { anyOf: [{ required: ['id'] }, ref('Group')] },
      '\n  | {\n    id: unknown;\n  }\n  | Group',
    ],
    [
      'a required member that the alternatives describe',
      { required: ['id'], oneOf: [ref('Group'), { properties: { id: { type: 'string' } } }] },
      '{\n  id: number | string;\n} & (\n  | Group\n  | {\n    id: string;\n  })',
    ],
    [
      'a required member whose description is long',
      { required: ['in'], allOf: [ref('Outer')] },
      '{\n  in: {} | null;\n} & Outer',
    ],
    [
      'members beside parts',
      { allOf: [ref('Group')], properties: { a: true } },
      '{\n  a?: unknown;\n} & Group',
    ],
    ['a bare type beside parts', { type: 'object', allOf: [ref('Group')] }, 'Group'],
    ['a bare type beside parts that say nothing', { type: 'string', allOf: [{ minLength: 1 }] }, 'string'],
    ['no alternatives', { anyOf: [], type: 'string' }, 'string'],

    ['values left open', { anyOf: [{ enum: ['a', 'b'] }, { type: 'string' }] }, "'a' | 'b' | (string & {})"],
    [
      'values of a named schema left open',
      { anyOf: [ref('State'), { type: 'string' }] },
      'State | (string & {})',
    ],
    ['numbers left open', { anyOf: [ref('Level'), { type: 'integer' }] }, 'Level | (number & {})'],
    [
      'values left open for null too',
      { anyOf: [ref('State'), { type: ['string', 'null'] }] },
      'State | (string & {}) | null',
    ],
    ...[
      [{ type: 'string', oneOf: [{ const: 'x', title: 'X' }, { const: 'y' }] }, "'x' | 'y'"],
      [{ type: 'string', anyOf: [{ enum: ['x'] }, { enum: ['y'] }] }, "'x' | 'y'"],
      [{ type: 'string', allOf: [{ enum: ['x'] }] }, "'x'"],
      [{ type: 'string', allOf: [{ oneOf: [{ const: 'x' }, { const: 'y' }] }] }, "'x' | 'y'"],
      [{ type: 'string', allOf: [ref('State')] }, 'State'],
      [{ type: 'string', ...ref('State') }, 'State'],
      [{ type: 'string', allOf: [{ type: 'string', ...ref('State') }] }, 'State'],
      [{ type: 'integer', oneOf: [{ const: 1 }, { const: 2 }] }, '1 | 2'],
      [{ type: 'integer', allOf: [ref('Level')] }, 'Level'],
      [{ type: 'integer', ...ref('Level') }, 'Level'],
    ].flatMap(([schema = {}, type]): [string, Schema, string][] => [
      [
        `listed values beside a constant: ${type}`,
        { anyOf: [schema as Schema, { const: 'z' }] },
        `${type} | 'z'`,
      ],
      [`listed values or null: ${type}`, { oneOf: [schema as Schema, { type: 'null' }] }, `${type} | null`],
      [
        `listed values beside others: ${type}`,
        { oneOf: [schema as Schema, { enum: [7, 8] }] },
        `${type} | 7 | 8`,
      ],
      [
        `listed values left open: ${type}`,
        { anyOf: [schema as Schema, { type: ['string', 'number'] }] },
        String(type).includes("'") || type === 'State'
          ? `${type} | (string & {}) | number`
          : `${type} | string | (number & {})`,
      ],
    ]),
    [
      'an annotated list of values with null, of several types',
      {
        anyOf: [
          { type: 'string', oneOf: [{ const: 'x' }] },
          { type: 'integer', oneOf: [{ const: 1 }] },
        ],
      },
      "'x' | 1",
    ],
    ['values of another type', { anyOf: [ref('Level'), { type: 'string' }] }, 'Level | string'],

    [
      'a discriminator',
      { oneOf: [ref('Cat'), ref('Group')], discriminator: { propertyName: 'kind' } },
      'Cat | Group',
    ],
    [
      'a discriminator that the alternative knows',
      { oneOf: [ref('Dog')], discriminator: { propertyName: 'kind' } },
      'Dog',
    ],
    [
      'a discriminator with a mapping of some alternatives',
      {
        oneOf: [ref('Cat'), ref('Group')],
        discriminator: { propertyName: 'kind', mapping: { group: 'Group' } },
      },
      "Cat | (Group & { kind: 'group' })",
    ],
    [
      'a discriminator with a mapping',
      {
        oneOf: [ref('Cat')],
        discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat', kit: 'Cat' } },
      },
      "Cat & { kind: 'tom' | 'kit' }",
    ],
  ])('%s', (_, schema, want) => {
    expect(print(schema)).toBe(want);
  });

  test.each<[string, Schema, Direction, string]>([
    [
      'a response has no writeOnly members',
      { properties: { a: { writeOnly: true }, b: true } },
      'response',
      '{\n  b?: unknown;\n}',
    ],
    [
      'a request has no readOnly members',
      { required: ['a'], properties: { a: { readOnly: true }, b: true } },
      'request',
      '{\n  b?: unknown;\n}',
    ],
    [
      'a request has its writeOnly members',
      { properties: { a: { writeOnly: true } } },
      'request',
      '{\n  a?: unknown;\n}',
    ],
    [
      'a request does not require what is only read',
      {
        allOf: [{ properties: { a: { readOnly: true }, b: true } }, { required: ['a', 'b'] }],
        required: ['a'],
      },
      'request',
      '{\n  b: unknown;\n}',
    ],
    ['a schema that differs has two types', ref('Secret'), 'request', 'SecretRequest'],
    ['a schema that does not differ has one', ref('Group'), 'request', 'Group'],
  ])('%s', (_, schema, direction, want) => {
    expect(print(schema, direction)).toBe(want);
  });

  test('binary strings are bytes where files travel, strings elsewhere', () => {
    const file: Schema = { type: 'array', items: { type: 'string', format: 'binary' } };
    expect(print(file, 'request', true)).toBe('http.Bytes[]');
    expect(print(file, 'request', false)).toBe('string[]');
    expect(print({ type: 'string', contentMediaType: 'image/png' }, 'request', true)).toBe('http.Bytes');
    expect(print({ contentMediaType: 'image/png' }, 'request', true)).toBe('http.Bytes');
    expect(print({ contentMediaType: 'image/png' }, 'request', false)).toBe('unknown');
    expect(print({ type: 'string', contentMediaType: 'text/csv' }, 'request', true)).toBe('string');
    expect(print({ type: 'string', contentEncoding: 'binary' }, 'request', true)).toBe('http.Bytes');
    expect(
      print({ type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, 'request', true),
    ).toBe('string');
  });
});
