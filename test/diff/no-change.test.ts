import { describe, expect, it } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { conditional } from '../check/model.ts';
import { jsonContent, operation } from '../types/model-of.ts';
import { comparedFrom, request, response, type Parts } from './documents.ts';

const text = { type: 'string' };
const pet = { type: 'object', required: ['name'], properties: { name: text, age: { type: 'integer' } } };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const tree = (name: string): JsonObject => ({
  type: 'object',
  properties: { leaf: text, left: ref(name), right: { type: 'array', items: ref(name) } },
});

/** What may be written in two ways and means the same. */
const ways: readonly (readonly [what: string, before: Json, after: Json])[] = [
  ['itself', pet, pet],
  ['a reference, and what it leads to', ref('Pet'), pet],
  ['a renamed component', ref('Pet'), ref('Animal')],
  ['a renamed component that holds itself', ref('Tree'), ref('Baum')],
  [
    'a part that moved into allOf',
    pet,
    { allOf: [{ type: 'object', properties: pet.properties }, { required: ['name'] }] },
  ],
  ['an allOf around a reference', ref('Pet'), { allOf: [ref('Pet')] }],
  [
    'a member that moved into a referenced part',
    pet,
    { allOf: [{ properties: { name: text } }, ref('Aged')], type: 'object', required: ['name'] },
  ],
  [
    'alternatives in another order',
    { oneOf: [text, { type: 'integer' }, ref('Pet')] },
    { oneOf: [ref('Pet'), { type: 'integer' }, text] },
  ],
  ['types in another order', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
  [
    'types, and alternatives of types',
    { type: ['string', 'null'] },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
  ],
  ['values in another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
  ['const, and a list of one value', { const: 'a' }, { enum: ['a'] }],
  ['members in another order', pet, { ...pet, properties: { age: { type: 'integer' }, name: text } }],
  [
    'a bound that another one implies',
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 1, exclusiveMinimum: 0 },
  ],
  ['a rule for values of another type', text, { ...text, minimum: 5, maxItems: 2 }],
  ['words', pet, { ...pet, title: 'Pet', description: 'A pet.', examples: [{ name: 'x' }] }],
];
const schemas = {
  Pet: pet,
  Animal: pet,
  Tree: tree('Tree'),
  Baum: tree('Baum'),
  Aged: { properties: { age: { type: 'integer' } } },
};

describe('no change', () => {
  it.each(ways)('%s', (_, before, after) => {
    for (const side of [request, response])
      for (const [one, other] of [
        [before, after],
        [after, before],
      ] as const) {
        const { changes, bump } = diffModels(
          comparedFrom(side(one, schemas)),
          comparedFrom(side(other, schemas)),
        );
        expect(changes.map(({ message }) => message)).toEqual([]);
        expect(bump).toBe('none');
      }
  });
});

/** Longer than the stack of calls: each link of a chain is a schema of its own. */
const LINKS = 5_000;

describe('no change in a chain', () => {
  it.each<[what: string, link: (next: JsonObject) => JsonObject]>([
    ['references', (next) => next],
    ['parts', (next) => ({ allOf: [next, { minLength: 1 }] })],
    ['alternatives', (next) => ({ anyOf: [next, { type: 'integer' }] })],
    ['exclusive alternatives', (next) => ({ oneOf: [next, { type: 'integer' }] })],
    ['conditions', (next) => conditional({ minLength: 5 }, { maxLength: 9 }, next)],
    ['members', (next) => ({ type: 'object', properties: { next } })],
    ['items', (next) => ({ type: 'array', items: next })],
  ])('of %s', (_, link) => {
    const chain = (last: Json): JsonObject =>
      Object.fromEntries(
        Array.from({ length: LINKS }, (_each, index) => [
          `Link${index}`,
          index === LINKS - 1 ? last : link(ref(`Link${index + 1}`)),
        ]),
      ) as JsonObject;
    const [before, after] = [text, { type: 'string', description: 'A text.' }].map((last) =>
      comparedFrom(request(ref('Link0'), chain(last))),
    );
    if (before === undefined || after === undefined) throw new Error('There are two chains.');
    expect(diffModels(before, after).changes.map(({ message }) => message)).toEqual([]);
  });
});

const named = (name: string, id: string): JsonObject => ({
  [`/{${name}}/pets`]: {
    parameters: [{ name, in: 'path', required: true, schema: text }],
    get: operation({ operationId: id, summary: id }),
  },
});
const told = (name: string, schema: JsonObject): JsonObject => ({
  [name]: {
    '{$request.body#/url}': {
      post: operation({ operationId: name, requestBody: { content: jsonContent(schema) } }),
    },
  },
});
const calling = (callbacks: JsonObject): Parts => ({
  paths: { '/pets': { post: operation({ callbacks }) } },
});

/** Operations of one document whose requests have the same form. */
const alike: readonly (readonly [what: string, before: Parts, after: Parts])[] = [
  [
    'templates that differ in names',
    { paths: { ...named('shop', 'inShop'), ...named('owner', 'ofOwner') } },
    { paths: { ...named('owner', 'ofOwner'), ...named('shop', 'inShop') } },
  ],
  [
    'callbacks to one address',
    calling({ ...told('made', text), ...told('sold', pet) }),
    calling({ ...told('sold', pet), ...told('made', text) }),
  ],
];

describe('operations that share the form of their requests are told apart', () => {
  it.each(alike)('%s', (_, before, after) => {
    for (const [one, other] of [
      [before, before],
      [before, after],
    ] as const) {
      const { changes } = diffModels(comparedFrom(one), comparedFrom(other));
      expect(changes.map(({ message }) => message)).toEqual([]);
    }
  });
});
