import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { parameterLocations } from '../../generators/source/document/structure.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { serve } from './forge.ts';
import { failuresIn, verifyInProcess } from './run.ts';

/** The kinds of cases of an operation whose response has a schema, and why others are missing. */
async function triedFor(
  schema: JsonObject,
  headers: JsonObject = {},
  others: JsonObject = {},
): Promise<readonly [ReadonlySet<string>, ReadonlySet<string>]> {
  const responses = {
    200: { description: 'Read.', headers, content: { ...jsonContent(schema), ...others } },
  };
  const model = modelOf({ paths: { '/things': { get: operation({ responses }) } } });
  const mock = createMock(model);
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  const { plans, results } = await verifyInProcess(model, server, { prefer: true });
  expect(failuresIn({ results })).toEqual([]);
  const gaps = plans.flatMap(({ missing }) => missing.filter(({ applies }) => applies));
  return [
    new Set(results.map(({ planned }) => planned.case.kind)),
    new Set(gaps.map(({ kind, why }) => `${kind}: ${why}`)),
  ];
}

const never: JsonObject = { required: true, schema: false };
const unsendable: JsonObject = { required: true, schema: { const: 'a\nb' } };

test.each<[about: string, schema: JsonObject, headers?: JsonObject]>([
  ['a type and values of another', { type: 'string', enum: [1] }],
  ['a range with nothing in it', { type: 'integer', minimum: 5, maximum: 1 }],
  ['a member that nothing can be', { type: 'object', required: ['a'], properties: { a: false } }],
  ['a header that nothing can be', { type: 'string' }, { 'X-A': never }],
  ['a header that cannot be sent', { type: 'string' }, { 'X-A': unsendable }],
])(
  'what needs a response that no value meets is left out, with the reason: %s',
  async (_, schema, headers) => {
    const [tried, gaps] = await triedFor(schema, headers);
    expect([...tried]).not.toContain('valid');
    const why = 'no value was found that meets the schema of the response; an example in the document helps';
    expect(gaps).toEqual(new Set(['valid', 'response', 'head'].map((kind) => `${kind}: ${why}`)));
  },
);

test('where only the preferred media type has no value, the response is left out too', async () => {
  const others = { 'text/xml': { schema: { type: 'string' } } };
  const [tried] = await triedFor({ type: 'string', enum: [1] }, {}, others);
  expect([...tried]).not.toContain('valid');
});

test('where there is a value, nothing is left out', async () => {
  const [tried, gaps] = await triedFor({ type: 'string', enum: ['a'] });
  expect([...tried]).toEqual(expect.arrayContaining(['valid', 'response', 'head']));
  expect(gaps).toEqual(new Set());
});

const switching = { 101: { description: 'It is a WebSocket now.' }, 400: { description: 'It is none.' } };

test.each<[about: string, item: JsonObject, why: string]>([
  ['TRACE', { trace: operation({}) }, 'programs cannot send TRACE: fetch refuses the method'],
  [
    'another protocol',
    { get: operation({ responses: switching }) },
    'programs cannot change to another protocol (101): fetch takes no such response',
  ],
])('what programs cannot send is left out with the reason: %s', async (_, item, why) => {
  const model = modelOf({ paths: { '/things': item } });
  const mock = createMock(model);
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  const { plans, results } = await verifyInProcess(model, server, { prefer: true });
  expect(results).toEqual([]);
  const reasons = plans.flatMap(({ missing }) => missing.map((each) => each.why));
  expect(new Set(reasons)).toEqual(new Set([why]));
});

test('a request without what distinguishes its operation from another of the same path accuses nobody', async () => {
  const required = { in: 'query', required: true, schema: { type: 'string' } };
  const model = modelOf({
    paths: {
      '/things': { get: operation({ operationId: 'one', parameters: [{ ...required, name: 'b' }] }) },
      '/things?b=c': { get: operation({ operationId: 'two' }) },
      '/things?b=d&e={e}': {
        get: operation({ operationId: 'three', parameters: [{ ...required, name: 'e', in: 'path' }] }),
      },
    },
  });
  const mock = createMock(model);
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  const { results } = await verifyInProcess(model, server, { prefer: true, strict: true });
  expect(failuresIn({ results })).toEqual([]);
});

/** Names that every object has, and a member through which a careless program reaches a prototype. */
const inherited: readonly (readonly [name: string, schema: JsonObject])[] = [
  ['__proto__', { type: 'string' }],
  ['constructor', { type: 'string' }],
  ['toString', { type: 'string' }],
  ['constructor', { type: 'object', required: ['prototype'], properties: { prototype: { type: 'string' } } }],
];
const bodies = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

test.each(
  inherited.flatMap(([name, schema]) =>
    [...parameterLocations, ...bodies].flatMap((place) =>
      [true, false].map((required) => ({ name, schema, place, required })),
    ),
  ),
)(
  'the mock is not accused of $name, $schema, in $place, required: $required',
  async ({ name, schema, place, required }) => {
    const members = {
      type: 'object',
      required: required ? [name] : [],
      properties: Object.fromEntries([[name, schema]]),
    };
    const isParameter = !place.includes('/');
    const style =
      place === 'query' && schema['type'] === 'object' ? { style: 'deepObject', explode: true } : {};
    const parameters = [{ name, in: place, required: required || place === 'path', schema, ...style }];
    const requestBody = { required: true, content: { [place]: { schema: members } } };
    const model = modelOf({
      paths: {
        [place === 'path' ? `/things/{${name}}` : '/things']: {
          post: operation(isParameter ? { parameters } : { requestBody }),
        },
      },
    });
    const mock = createMock(model);
    const server = await serve((request) => mock.fetch(request));
    const { results } = await verifyInProcess(model, { answer: fetch, baseUrl: server }, { prefer: true });
    expect(failuresIn({ results })).toEqual([]);
  },
);
