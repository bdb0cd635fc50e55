import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { mutateRequest } from '../../generators/sample/mutate-request.ts';
import { encodeRequest } from '../../generators/sample/encode-request.ts';
import { sampleRequest } from '../../generators/sample/request.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { sampleCredentials } from './credentials.ts';

/** `keyword in/pointer` of every broken request of the only operation, but for the name in its query that nothing describes. */
function brokenBy(parts: JsonObject, path?: string): readonly string[] {
  return allBrokenBy(parts, path).filter((each) => each !== UNKNOWN_QUERY);
}

const UNKNOWN_QUERY = 'unknown query/member_that_nobody_knows';

function allBrokenBy(parts: JsonObject, path = '/things'): readonly string[] {
  const model = modelOf({ paths: { [path]: { post: operation(parts) } } });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  const all = [...mutateRequest(model, only, { sampler: createSampler(model) })];
  return all
    .filter(({ variant }) => variant === undefined)
    .map((broken) => `${broken.keyword} ${broken.in}${broken.pointer}`)
    .toSorted();
}

const body = (schema: Json): JsonObject => ({
  requestBody: { required: true, content: jsonContent(schema) },
});

describe('breaks each constraint of a body once', () => {
  test.each<readonly [string, Json, readonly string[]]>([
    [
      'of numbers',
      { type: 'integer', minimum: 1, maximum: 3 },
      ['maximum body', 'minimum body', 'type body'],
    ],
    [
      'of numbers without their bounds',
      { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 3, multipleOf: 2 },
      ['exclusiveMaximum body', 'exclusiveMinimum body', 'multipleOf body', 'type body'],
    ],
    [
      'of texts',
      { type: 'string', minLength: 2, maxLength: 4, pattern: '^a' },
      ['maxLength body', 'minLength body', 'pattern body', 'type body'],
    ],
    [
      'but not of patterns that can run away',
      { type: 'string', minLength: 45, pattern: '^(?:a{1,40}){1,40}$' },
      ['minLength body', 'type body'],
    ],
    [
      'of patterns with which the engine would run away',
      { type: 'string', minLength: 45, pattern: '^(a+)+$' },
      ['minLength body', 'pattern body', 'type body'],
    ],
    ['of formats', { type: 'string', format: 'date' }, ['format body', 'type body']],
    ['but not of formats that nobody checks', { type: 'string', format: 'password' }, ['type body']],
    ['of values', { enum: ['a', 'b'] }, ['enum body']],
    [
      'of lists',
      { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2, uniqueItems: true },
      ['maxItems body', 'minItems body', 'type body', 'type body/0', 'uniqueItems body'],
    ],
    [
      'of objects',
      {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string' }, b: true },
        additionalProperties: false,
      },
      ['additionalProperties body/member_that_nobody_knows', 'required body/a', 'type body', 'type body/a'],
    ],
    [
      'of objects of some size',
      { type: 'object', minProperties: 1, maxProperties: 2 },
      ['maxProperties body', 'minProperties body', 'type body'],
    ],
    [
      'but not that of members that do not belong there',
      { type: 'object', required: ['a'], properties: { a: { readOnly: true } } },
      ['type body'],
    ],
    [
      'but not what another branch allows',
      { anyOf: [{ type: 'integer', minimum: 3 }, { type: 'integer' }] },
      ['type body'],
    ],
  ])('%s', (_, schema, want) => {
    expect(brokenBy(body(schema))).toEqual([...want, 'required body'].toSorted());
  });
});

/** Bodies by `pointer keyword variant`. */
function bodiesBy(schema: Json): Readonly<Record<string, Json | undefined>> {
  const model = modelOf({ paths: { '/things': { post: operation(body(schema)) } } });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  return Object.fromEntries(
    [...mutateRequest(model, only, { sampler: createSampler(model) })].map(
      ({ pointer, keyword, variant, values }) => [
        [pointer, keyword, ...(variant === undefined ? [] : [variant])].join(' ').trim(),
        values.body?.value,
      ],
    ),
  );
}

describe('breaks one constraint and nothing else', () => {
  test.each<readonly [string, Json, string, Json | undefined]>([
    [
      'a list that is too long has items that differ, where they have to',
      { type: 'array', items: { type: 'string' }, maxItems: 3, uniqueItems: true },
      'maxItems',
      ['text', 'sample', 'value', '1x'],
    ],
    [
      'numbers too',
      { type: 'array', items: { type: 'integer', maximum: 9 }, maxItems: 2, uniqueItems: true },
      'maxItems',
      [1, 9, 8],
    ],
    [
      'there are too few of them',
      { type: 'array', items: { type: 'boolean' }, maxItems: 2, uniqueItems: true },
      'maxItems',
      undefined,
    ],
    [
      'an equal item fills a full list',
      { type: 'array', items: { type: 'boolean' }, minItems: 2, maxItems: 2, uniqueItems: true },
      'uniqueItems',
      [true, true],
    ],
    [
      'a short text that no pattern takes',
      { type: 'string', minLength: 1, pattern: '^a' },
      'minLength',
      undefined,
    ],
    ['a value in other letters', { enum: ['open', 'closed'] }, 'enum near', 'OPEN'],
    ['a number as a text', { type: 'integer' }, 'type near', '1'],
    ['a fraction', { type: 'integer' }, 'type fraction', 1.5],
    ['a boolean as a text', { type: 'boolean' }, 'type near', 'true'],
    ['a day that is none', { type: 'string', format: 'date' }, 'format no such day', '2023-02-30'],
    ['a date without its zeros', { type: 'string', format: 'date' }, 'format one digit', '2023-1-1'],
    ['a date with a time', { type: 'string', format: 'date' }, 'format with a time', '2023-01-15T09:30:00Z'],
    [
      'the last of three items',
      { type: 'array', items: { type: 'string' } },
      '/2 type last item',
      ['text', 'sample', 12345],
    ],
    [
      'the one in the middle',
      { type: 'array', items: { type: 'string' } },
      '/1 type middle item',
      ['text', 12345, 'value'],
    ],
    [
      'the last of two where there may be no third',
      { type: 'array', items: { type: 'integer' }, maxItems: 2 },
      '/1 type last item',
      [1, 'text'],
    ],
  ])('%s', (_, schema, name, want) => expect(bodiesBy(schema)[name]).toEqual(want));
});

test('what other servers may read otherwise is marked', () => {
  const parameters = ['form', 'spaceDelimited', 'pipeDelimited'].map((style) => ({
    name: style,
    in: 'query',
    style,
    explode: false,
    schema: { type: 'array', items: { type: 'string' } },
  }));
  const model = modelOf({ paths: { '/things': { get: operation({ parameters }) } } });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  const credentials = { headers: {}, query: {} };
  const all = [...mutateRequest(model, only, { sampler: createSampler(model) })];
  const marked = all.map(({ values, isAmbiguous }) => [
    /[?&][^=&]+(?:&|$)/.test(encodeRequest(model, only, { values, credentials }).target),
    isAmbiguous,
  ]);
  // A name without `=` is an empty text to most, and that is an empty list.
  expect(marked.filter(([hasBareName]) => hasBareName)).toHaveLength(3);
  expect(marked.filter(([hasBareName, isAmbiguous]) => hasBareName !== isAmbiguous)).toEqual([]);
});

describe('breaks what can be broken on the wire', () => {
  test.each<readonly [string, JsonObject, readonly string[]]>([
    ['integers', { schema: { type: 'integer' } }, ['type', 'unknown']],
    ['lists in place of texts', { schema: { type: 'string' } }, ['type', 'unknown']],
    ['what is required', { required: true, schema: { type: 'boolean' } }, ['required', 'type', 'unknown']],
  ])('of a query: %s', (_, parameter, want) => {
    const found = allBrokenBy({ parameters: [{ name: 'q', in: 'query', ...parameter }] });
    expect(found.map((each) => each.replace(/ .*/, ''))).toEqual(want);
  });

  test('of a path: texts are texts, and all of it is there', () => {
    expect(
      brokenBy(
        {
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              schema: { type: 'string', maxLength: 3, minLength: 1 },
            },
          ],
        },
        '/{id}',
      ),
    ).toEqual(['maxLength path/id']);
  });
});

test('differs from a valid request in one place', () => {
  const schema = {
    type: 'object',
    required: ['a', 'b'],
    properties: { a: { type: 'integer' }, b: { type: 'string', maxLength: 4 } },
  };
  const model = modelOf({ paths: { '/things': { post: operation(body(schema)) } } });
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  const sampler = createSampler(model);
  expect(sampleRequest(only, sampler)?.body?.value).toEqual({ a: 1, b: 'text' });
  const values = [...mutateRequest(model, only, { sampler })]
    .filter((broken) => broken.in === 'body')
    .map((broken) => broken.values.body?.value);
  expect(values).toEqual([
    // One for each keyword first.
    undefined,
    'text',
    { a: 1, b: 'textt' },
    null,
    { b: 'text' },
    { a: 1 },
    { a: 'text', b: 'text' },
    { a: null, b: 'text' },
    { a: '1', b: 'text' },
    { a: 1.5, b: 'text' },
    { a: '0x1f', b: 'text' },
    { a: 1, b: 12345 },
    { a: 1, b: null },
  ]);
});

test.each<readonly [string, JsonObject, boolean]>([
  ['without parameters', {}, true],
  ['with one in the header', { parameters: [{ name: 'a', in: 'header', schema: {} }] }, true],
  ['with one in the query', { parameters: [{ name: 'a', in: 'query', schema: {} }] }, true],
  ['whose query holds the members of a body', { requestBody: inQuery(false) }, true],
  ['whose query holds any members of a body', { requestBody: inQuery(true) }, false],
])('the query of an operation %s has a name that nobody knows', (_, parts, isBroken) => {
  expect(allBrokenBy(parts).includes(UNKNOWN_QUERY)).toBe(isBroken);
});

function inQuery(additionalProperties: boolean): JsonObject {
  const content = jsonContent({ type: 'object', properties: { a: {} }, additionalProperties });
  return { 'x-body-also-in': ['query'], content };
}

describe('is encoded', () => {
  const model = modelOf({
    paths: {
      '/a/{id}': {
        post: operation({
          security: [{ Key: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { const: 'x/y' } },
            { name: 'q', in: 'query', schema: { const: 'a b' } },
            { name: 'X-N', in: 'header', schema: { const: 3 } },
            { name: 'c', in: 'cookie', schema: { const: 'd' } },
          ],
          requestBody: {
            content: {
              'application/json': { schema: { const: { a: 1 } } },
              'application/x-www-form-urlencoded': {
                schema: { type: 'object', properties: { a: { const: 'ö' } } },
              },
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    f: { type: 'string', format: 'binary', examples: ['bytes'] },
                    t: { const: 'text' },
                  },
                },
              },
            },
          },
        }),
      },
    },
  });

  test.each([
    ['application/json', 'application/json', '{"a":1}'],
    ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded', 'a=%C3%B6'],
    [
      'multipart/form-data',
      'multipart/form-data; boundary=boundary-of-the-form',
      [
        '--boundary-of-the-form\r\nContent-Disposition: form-data; name="f"; filename="sample"\r\nContent-Type: application/octet-stream\r\n\r\nbytes',
        '--boundary-of-the-form\r\nContent-Disposition: form-data; name="t"\r\n\r\ntext',
        '--boundary-of-the-form--\r\n',
      ].join('\r\n'),
    ],
  ])('with a body of %s', (type, contentType, text) => {
    const [only] = model.operations;
    const mediaType = only?.body?.content.find((each) => each.type === type);
    if (only === undefined || mediaType === undefined) throw new Error('There is no such body.');
    const values = sampleRequest(only, createSampler(model), { mediaType });
    if (values === undefined) throw new Error('There is no sample.');
    const request = encodeRequest(model, only, {
      values,
      credentials: { headers: {}, query: { key: 'sample' } },
    });
    expect({ ...request, body: new TextDecoder().decode(request.body) }).toEqual({
      method: 'POST',
      target: '/a/x%2Fy?q=a%20b&key=sample',
      headers: { 'x-n': '3', 'content-type': contentType, cookie: 'c=d' },
      body: text,
    });
  });

  test('without credentials where none are known', () => {
    const [only] = model.operations;
    if (only === undefined) throw new Error('There is no operation.');
    expect(sampleCredentials(model, { ...only, security: [[]] })).toEqual({ headers: {}, query: {} });
  });
});
