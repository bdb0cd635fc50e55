import { describe, expect, it } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { jsonContent, operation } from '../types/model-of.ts';
import { comparedFrom, request, response, type Parts } from './documents.ts';

const text = { type: 'string' };
const event = (...names: string[]): JsonObject => ({
  type: 'object',
  required: ['id', ...names],
  properties: Object.fromEntries(['id', ...names].map((name) => [name, text])),
});
const card = { ...event(), properties: { id: text, card: { type: 'object' } } };

function found(before: Parts, after: Parts): readonly string[] {
  return diffModels(comparedFrom(before), comparedFrom(after)).changes.map(
    ({ code, verdict }) => `${verdict.kind} ${code.slice('diff/'.length)}`,
  );
}

const ref = { $ref: '#/components/schemas/Pet' };

/** A document with two operations, each with a response, and the schema that both use. */
const uses = (first: Json, second: Json, pet: Json): Parts => ({
  paths: Object.fromEntries(
    [first, second].map((schema, index) => [
      `/${index}`,
      {
        get: operation({
          operationId: `act${index}`,
          responses: { 200: { description: 'x', content: jsonContent(schema) } },
        }),
      },
    ]),
  ),
  components: { schemas: { Pet: pet } },
});

const holding = (more: JsonObject = {}): JsonObject => ({
  ...more,
  type: 'object',
  properties: { pet: ref },
});

type Row = readonly [
  what: string,
  side: typeof request,
  before: Json,
  after: Json,
  changes: readonly string[],
];

/** An object with a member, required or not. */
const one = (name: string, isRequired: boolean): JsonObject => ({
  type: 'object',
  properties: { [name]: text },
  required: isRequired ? [name] : [],
});
/** A value that one or both alternatives take, by the keyword for the numbers inside. */
const inside = (keyword: string): JsonObject => ({
  oneOf: [
    { type: 'object', required: ['x'] },
    { type: 'object', properties: { x: { [keyword]: [{ type: 'number' }, { type: 'integer' }] } } },
  ],
});

const rows: readonly Row[] = [
  [
    // {"b":"x"} was a value of the second alternative only, and is one of both.
    'an alternative of oneOf takes what another one took',
    request,
    { oneOf: [one('a', true), one('b', true)] },
    { oneOf: [one('a', false), one('b', true)] },
    ['unknown request-property-optional'],
  ],
  [
    // {"x":3} was a value of the first alternative only, and is one of both.
    'a value inside of oneOf has more alternatives',
    request,
    inside('oneOf'),
    inside('anyOf'),
    ['unknown request-alternatives-widened'],
  ],
  [
    'a value inside of oneOf has fewer alternatives',
    response,
    inside('anyOf'),
    inside('oneOf'),
    ['unknown response-alternatives-narrowed'],
  ],
  [
    'a list gains a value that another alternative takes',
    response,
    { anyOf: [text, { enum: ['a'] }] },
    { anyOf: [text, { enum: ['a', 'b'] }] },
    ['safe response-values-widened'],
  ],
  [
    'a list loses a value that another alternative takes',
    request,
    { anyOf: [text, { enum: ['a', 'b'] }] },
    { anyOf: [text, { enum: ['a'] }] },
    ['safe request-values-narrowed'],
  ],
  [
    'a member of an alternative that others do not take',
    request,
    { anyOf: [event(), { type: 'string', maxLength: 9 }] },
    { anyOf: [event(), { type: 'string', maxLength: 5 }] },
    ['breaks request-max-length-narrowed'],
  ],
  [
    'an alternative is closed, and only the reading of requests keeps it',
    request,
    { anyOf: [event(), text] },
    { anyOf: [{ ...event(), additionalProperties: false }, text] },
    ['breaks request-other-properties-narrowed'],
  ],
  [
    'a list that is written as alternatives of single values',
    request,
    { type: 'string', enum: ['a', 'b'] },
    { oneOf: [{ const: 'a' }, { const: 'b' }, { const: 'c' }] },
    ['safe request-values-widened'],
  ],
  [
    'a list that is written as alternatives with a value in two of them',
    request,
    { enum: ['a', 'b'] },
    { oneOf: [{ const: 'a' }, { enum: ['a', 'b'] }] },
    ['breaks request-alternatives-narrowed'],
  ],
  [
    'an alternative that is only apart from the others by a member they do not know',
    response,
    { anyOf: [card, event('label')] },
    { anyOf: [card, event('label'), event('issue')] },
    ['breaks response-alternatives-widened'],
  ],
  [
    'one of two ways to name a thing, of which requests had the one',
    request,
    event('name'),
    {
      ...event('name', 'owner'),
      required: ['id'],
      oneOf: [{ required: ['name'] }, { required: ['owner'] }],
    },
    ['safe request-property-added', 'safe request-alternatives-widened'],
  ],
  [
    'a longer list',
    request,
    { type: 'array' },
    { type: 'array', maxItems: 2_000 },
    ['breaks request-max-items-narrowed'],
  ],
  [
    'a longer text of a format',
    request,
    { type: 'string', format: 'uri' },
    { type: 'string', format: 'uri', maxLength: 99 },
    ['breaks request-max-length-narrowed'],
  ],
  [
    'a format that all numbers have',
    response,
    { type: 'number', format: 'float' },
    { type: 'number' },
    ['documentation response-format-changed'],
  ],
  [
    'integers of fewer bits',
    response,
    { type: 'integer', format: 'int32' },
    { type: 'integer', format: 'int64' },
    ['breaks response-format-widened'],
  ],
];

describe('alternatives and what takes their values', () => {
  it.each(rows)('%s', (_, side, before, after, changes) => {
    expect(found(side(before), side(after))).toEqual(changes);
  });
});

describe('a schema that is used in several ways', () => {
  const apart = { oneOf: [holding({ required: ['pet'] }), event()] };
  const empty = holding({ maxProperties: 0 });

  it.each([
    ['oneOf first', apart, holding()],
    ['oneOf last', holding(), apart],
  ])('has the worst verdict of its uses: %s', (_, first, second) => {
    const pet = { ...event(), properties: { id: text, age: { type: 'integer' } } };
    expect(found(uses(first, second, event()), uses(first, second, pet))).toEqual([
      'unknown response-property-added',
    ]);
  });

  it.each([
    ['first', empty, holding()],
    ['last', holding(), empty],
  ])('has the witness of the use that shows it: the use that hides it stands %s', (_, first, second) => {
    expect(found(uses(first, second, { type: 'string', maxLength: 5 }), uses(first, second, text))).toEqual([
      'breaks response-max-length-widened',
    ]);
  });
});

it('shows a change inside of oneOf by a value that is refused for it, not for another change', () => {
  const things = (items: JsonObject, required: string[]): Json => {
    const properties = { kind: { const: 'a' }, more: text, list: { type: 'array', items } };
    return { oneOf: [{ type: 'object', required, properties }, { type: 'integer' }] };
  };
  const item = { type: 'object', properties: { id: text } };
  const { changes } = diffModels(
    comparedFrom(request(things(item, ['kind']))),
    comparedFrom(request(things({ ...item, additionalProperties: false }, ['kind', 'more']))),
  );
  const closed = changes.find(({ code }) => code === 'diff/request-other-properties-narrowed');
  expect(closed?.verdict).toMatchObject({
    witness: { value: { list: [{ member_that_nobody_knows: 'text' }] } },
  });
});
