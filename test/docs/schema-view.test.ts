import { describe, expect, it } from 'vitest';
import { SchemaDescriber } from '../../generators/emit/docs/schema/schema-describer.ts';
import { MarkdownLines } from '../../generators/emit/docs/markdown-lines.ts';
import { MarkdownPrinter } from '../../generators/emit/docs/markdown-printer.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf } from '../types/model-of.ts';

const named: JsonObject = {
  Colour: { type: 'string', enum: ['red', 'green'] },
  Tree: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    },
  },
  Cat: { type: 'object', properties: { lives: { type: 'integer' } } },
  Odd: {
    type: 'object',
    properties: { kind: { type: 'string' } },
    not: { $ref: '#/components/schemas/Odd' },
  },
  Shape: {
    type: 'object',
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: { round: 'Circle', ring: 'Circle' } },
  },
  Circle: { allOf: [{ $ref: '#/components/schemas/Shape' }, { properties: { radius: { type: 'number' } } }] },
  Square: { allOf: [{ $ref: '#/components/schemas/Shape' }, { properties: { side: { type: 'number' } } }] },
};

const lines = new MarkdownLines(new MarkdownPrinter(undefined));

/** The field lines of one field, which say everything that the page says. */
function lineOf(schema: JsonObject | boolean): string {
  const model = modelOf({ schemas: named });
  const view = new SchemaDescriber(model).describe(schema, ['']);
  return lines.fields([{ name: 'x', required: false, view }]);
}

describe('what a page says of a schema', () => {
  it.each<[string, JsonObject | boolean, string]>([
    [
      'a type with facts',
      { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      '- `x` (integer): default `20`; range `1 to 100`',
    ],
    ['null last', { type: ['null', 'string'] }, '- `x` (string or null)'],
    ['anything', true, '- `x` (any)'],
    [
      'closed values',
      { $ref: '#/components/schemas/Colour' },
      '- `x` (string, Colour): values `red`, `green`',
    ],
    [
      'open values',
      { anyOf: [{ $ref: '#/components/schemas/Colour' }, { type: 'string' }] },
      '- `x` (string): known values `red`, `green`',
    ],
    [
      'a list',
      { type: 'array', maxItems: 5, items: { type: 'string' } },
      '- `x` (array of strings): items `at most 5`',
    ],
    [
      'a nullable reference',
      { anyOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'null' }] },
      '- `x` (object or null, Cat)\n  - `lives` (integer)',
    ],
    [
      'a schema in itself',
      { $ref: '#/components/schemas/Tree' },
      '- `x` (object, Tree)\n  - `name` (string, required)\n  - `branches` (array of objects, Tree): see Tree',
    ],
    [
      'a base, with its variants',
      { $ref: '#/components/schemas/Shape' },
      '- `x` (object, Shape)\n  - `kind` (string)\n  - One of, by `kind`:\n    - `Circle`: `round`, `ring`\n    - `Square`: `Square`',
    ],
    [
      'a list of a base',
      { type: 'array', items: { $ref: '#/components/schemas/Shape' } },
      '- `x` (array of objects, Shape)\n  - `kind` (string)\n  - One of, by `kind`:\n    - `Circle`: `round`, `ring`\n    - `Square`: `Square`',
    ],
    [
      'a variant, without the others',
      { $ref: '#/components/schemas/Circle' },
      '- `x` (object, Circle)\n  - `kind` (string)\n  - `radius` (number)',
    ],
    [
      'parts that are put together',
      {
        allOf: [
          { $ref: '#/components/schemas/Cat' },
          { properties: { name: { type: 'string' } }, required: ['name'] },
        ],
      },
      '- `x` (object)\n  - `lives` (integer)\n  - `name` (string, required)',
    ],
    [
      'alternatives with fields',
      {
        oneOf: [
          { $ref: '#/components/schemas/Cat' },
          { title: 'Dog', type: 'object', properties: { tail: { type: 'boolean' } } },
        ],
      },
      '- `x` (any)\n  - One of:\n    - `Cat`\n      - `lives` (integer)\n    - `Dog`\n      - `tail` (boolean)',
    ],
    [
      'members with any name',
      { type: 'object', additionalProperties: { type: 'integer' } },
      '- `x` (map of integers)',
    ],
    [
      'members that nothing else describes',
      { type: 'object', unevaluatedProperties: { type: 'integer' } },
      '- `x` (map of integers)',
    ],
    [
      'members that no part describes',
      { allOf: [{ $ref: '#/components/schemas/Cat' }], unevaluatedProperties: { type: 'string' } },
      '- `x` (object, Cat)\n  - `lives` (integer)\n  - `*` (string)',
    ],
    [
      'members whose names match a pattern',
      {
        allOf: [{ $ref: '#/components/schemas/Cat' }],
        patternProperties: { '^x-': { type: 'string' }, '^n`': { type: 'integer' } },
        unevaluatedProperties: false,
      },
      '- `x` (object, Cat): other members `none`\n  - `lives` (integer)\n  - names that match `^x-` (string)\n  - names that match `` ^n` `` (integer)',
    ],
    [
      'each condition with its own consequence',
      {
        allOf: [
          // oxlint-disable-next-line unicorn/no-thenable -- the keyword has this name
          { if: { required: ['a'] }, then: { required: ['b'] } },
          // oxlint-disable-next-line unicorn/no-thenable -- the keyword has this name
          { if: { required: ['c'] }, else: false, then: true },
          { else: { required: ['d'] } },
        ],
      },
      '- `x` (any)\n  - if: required `a`\n  - then: required `b`\n  - if: required `c`\n  - else nothing',
    ],
    [
      'what leads back to itself, to an end',
      { $ref: '#/components/schemas/Odd' },
      '- `x` (object, Odd)\n  - `kind` (string)\n  - not (object, Odd): see Odd',
    ],
    [
      'what the items of a list contain and hold',
      {
        type: 'array',
        description: 'Rows',
        contains: { const: 1 },
        items: { type: 'array', title: 'Cells', contains: { const: 2 }, maxContains: 3 },
      },
      '- `x` (array of arrays): Rows Each: Cells\n  - contains (integer): values `1`\n  - each: contains (integer): such items `at most 3`; values `2`',
    ],
    [
      'no title that repeats the name',
      { type: 'object', properties: { item_id: { title: 'Item ID' }, b: { title: 'C', description: 'D' } } },
      '- `x` (object)\n  - `item_id` (any)\n  - `b` (any): **C**; D',
    ],
    [
      'the type of an alternative that has a title',
      { oneOf: [{ type: 'string', title: 'Number' }, { $ref: '#/components/schemas/Cat' }] },
      '- `x` (any)\n  - One of:\n    - `Number`: type `string`\n    - `Cat`\n      - `lives` (integer)',
    ],
    [
      'examples that are neither the default nor listed',
      { type: 'string', enum: ['a', 'b'], default: 'a', examples: ['a', 'c', ''] },
      '- `x` (string): default `a`; example `c`; example `""`; values `a`, `b`',
    ],
    [
      'that a list is closed',
      { type: 'array', prefixItems: [{ type: 'string' }], unevaluatedItems: false },
      '- `x` (array of string): other items `none`',
    ],
  ])('%s', (_name, schema, want) => {
    expect(lineOf(schema)).toBe(want);
  });

  it('links named schemas when a page has enough fields, and shows the first ones', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`f${index}`, { type: 'string' }]),
    );
    const model = modelOf({ schemas: { Wide: { type: 'object', properties: wide } } });
    const reference = { $ref: '#/components/schemas/Wide' };
    const { structure } = new SchemaDescriber(model).describe({
      type: 'object',
      properties: { a: reference, b: reference, c: reference },
    });
    if (structure.kind !== 'fields') throw new Error('It has no fields.');
    expect(structure.fields.map(({ view }) => view.structure.kind)).toEqual(['fields', 'link', 'link']);
  });
});
