import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import { model } from '../spec/document.ts';
import { adapters } from './adapters.ts';
import { listen, type Listening } from './listening.ts';
import { generateServer, type Generated } from './workshop.ts';

const flag = { type: 'boolean' };
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    flag,
    level: { enum: [10, 30] },
    count: { type: ['integer', 'null'] },
    share: { type: 'number' },
    name: { type: 'string' },
    never: false,
    id: { type: ['integer', 'string'] },
    inner: { type: 'array', items: { type: 'object', properties: { flag }, additionalProperties: false } },
  },
};
const echoed = { description: 'What was read.', content: { 'application/json': { schema: {} } } };
const document = {
  openapi: '3.1.1',
  info: { title: 'Lenient', version: '1' },
  'x-parameter-encoding': 'rack',
  paths: {
    '/things/{on}': {
      parameters: [
        { name: 'on', in: 'path', required: true, schema: flag },
        { name: 'flag', in: 'query', schema: flag },
        { name: 'flags[]', in: 'query', schema: { type: 'array', items: flag } },
        { name: 'either', in: 'query', schema: { anyOf: [flag, { type: 'integer' }] } },
        {
          name: 'maybe',
          in: 'query',
          schema: { anyOf: [flag, { type: 'array', items: { type: 'integer' } }] },
        },
        { name: 'X-Flag', in: 'header', schema: flag },
      ],
      post: {
        operationId: 'things',
        requestBody: {
          content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
        },
        responses: { '200': echoed, '400': echoed },
      },
    },
  },
};

type Sent = readonly [target: string, type?: 'json' | 'form', body?: string];

/** What is sent, and what a lenient server reads; undefined where it refuses that as well. */
const rows: readonly (readonly [about: string, sent: Sent, got: object | undefined])[] = [
  ['True in a query', ['/true?flag=True'], { query: { flag: true } }],
  ['False in a query', ['/true?flag=False'], { query: { flag: false } }],
  [
    'numbers and words',
    ['/true?flags[]=1&flags[]=0&flags[]=t&flags[]=no&flags[]=ON'],
    { query: { 'flags[]': [true, false, true, false, true] } },
  ],
  ['a boolean in a path', ['/yes'], {}],
  ['a number where it may be one', ['/true?either=1'], { query: { either: 1 } }],
  ['True where a number may be', ['/true?either=True'], undefined],
  ['True where a list may be', ['/true?maybe=True'], { query: { maybe: true } }],
  ['another word', ['/true?flag=maybe'], undefined],
  ['a word in another case', ['/true?flag=tRUE'], undefined],
  ['an empty text', ['/true?flag='], undefined],
  [
    'True in a form',
    ['/true', 'form', 'flag=True&inner[][flag]=0'],
    { body: { flag: true, inner: [{ flag: false }] } },
  ],
  [
    'texts in JSON',
    ['/true', 'json', '{"flag":"True","level":"30","count":"7","share":"0.5"}'],
    { body: { flag: true, level: 30, count: 7, share: 0.5 } },
  ],
  [
    'a number for a boolean in JSON',
    ['/true', 'json', '{"flag":1,"inner":[{"flag":"no"}]}'],
    { body: { flag: true, inner: [{ flag: false }] } },
  ],
  [
    'texts that may be texts',
    ['/true', 'json', '{"name":"30","id":"30"}'],
    { body: { name: '30', id: '30' } },
  ],
  ['a value that is not in the list', ['/true', 'json', '{"level":"20"}'], undefined],
  ['no number', ['/true', 'json', '{"count":"7a"}'], undefined],
  ['a broken number', ['/true', 'json', '{"count":"7.5"}'], undefined],
  ['a number for a text', ['/true', 'json', '{"name":30}'], undefined],
];

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(document);
});

function echo({ query, body }: { query?: object; body?: unknown }): { status: 200; body: object } {
  return { status: 200, body: { query, body } };
}

describe.each(adapters)('a server of scalars, on %s', (adapter) => {
  const running: Partial<Record<'exact' | 'lenient', Listening>> = {};

  beforeAll(async () => {
    for (const scalars of ['exact', 'lenient'] as const) {
      const server = generated.index.createServer({ things: echo }, { scalars });
      running[scalars] = await listen(adapter, generated, server);
    }
  });

  afterAll(() => Promise.all(Object.values(running).map((each) => each.close())));

  async function send(scalars: 'exact' | 'lenient', [target, type, body]: Sent): Promise<readonly unknown[]> {
    const headers = {
      'content-type': type === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    };
    const response = await fetch(`${running[scalars]?.address}/things${target}`, {
      method: 'POST',
      ...(body === undefined ? {} : { headers, body }),
    });
    return [response.status, await response.json()];
  }

  test.each(rows)('reads %s', async (_, sent, got) => {
    const [status, answer] = await send('lenient', sent);
    const want = got === undefined ? [400, answer] : [200, { query: {}, ...got }];
    expect([status, answer]).toEqual(want);
  });

  const isExact = new Set(['a number where it may be one', 'texts that may be texts']);
  test.each(rows)('exact: %s', async (about, sent) => {
    const [status] = await send('exact', sent);
    expect(status).toBe(isExact.has(about) ? 200 : 400);
  });
});

/** JSON that is sent, and what a server reads that ignores what it does not know; undefined where it refuses that as well. */
const unknown: readonly (readonly [about: string, sent: object, got: object | undefined])[] = [
  ['a member', { name: 'saw', colour: 'red' }, { name: 'saw' }],
  [
    'nested members',
    { inner: [{ flag: true, a: 1 }, { b: { flag: true } }] },
    { inner: [{ flag: true }, {}] },
  ],
  ['a member with a name of Object', { toString: 1, constructor: 2, name: 'saw' }, { name: 'saw' }],
  ['a member that the schema forbids by name', { never: 1 }, undefined],
  ['nothing', { name: 'saw' }, { name: 'saw' }],
  ['a wrong value beside a member', { level: 20, colour: 'red' }, undefined],
  ['a text for a number', { level: '30', colour: 'red' }, undefined],
  ['several hundred members', members(250), {}],
  ['a member __proto__', { ['__proto__']: { admin: true }, name: 'saw' }, undefined],
  ['far too many members', members(1_000), undefined],
];

function members(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, index]));
}

async function sendTo(unknownMembers: 'refuse' | 'ignore', body: object): Promise<readonly unknown[]> {
  const server = generated.index.createServer({ things: echo }, { unknownMembers });
  const response = await server.fetch(
    new Request('http://localhost/things/true', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  return [response.status, await response.json()];
}

describe('members of JSON that the document does not allow', () => {
  test.each(unknown)('%s: ignored', async (_, sent, got) => {
    const [status, answer] = await sendTo('ignore', sent);
    expect([status, answer]).toEqual(got === undefined ? [400, answer] : [200, { query: {}, body: got }]);
  });

  test.each(unknown)('%s: refused', async (about, sent) => {
    const [status] = await sendTo('refuse', sent);
    expect(status).toBe(about === 'nothing' ? 200 : 400);
  });
});

test.each([
  ['exact', 400],
  ['lenient', 200],
] as const)(
  'a mock of %s scalars answers repository_tree() of python-gitlab with %i',
  async (scalars, status) => {
    const mock = createMock(model, { auth: false, scalars, log: { info() {}, warn() {}, error() {} } });
    const response = await mock.fetch(
      new Request(`http://localhost${mock.basePath}/projects/7/repository/tree?recursive=False`),
    );
    expect(response.status).toBe(status);
  },
);

test.each([
  ['refuse', 400],
  ['ignore', 200],
] as const)('a mock that is to %s unknown parameters answers %i', async (unknownParameters, status) => {
  const mock = createMock(model, {
    auth: false,
    unknownParameters,
    log: { info() {}, warn() {}, error() {} },
  });
  const response = await mock.fetch(
    new Request(`http://localhost${mock.basePath}/groups/7/member_roles?with_issues=1`),
  );
  expect(response.status).toBe(status);
});

test.each([
  ['refuse', 400],
  ['ignore', 201],
] as const)('a mock that is to %s unknown members answers %i', async (unknownMembers, status) => {
  const mock = createMock(model, {
    auth: false,
    unknownMembers,
    log: { info() {}, warn() {}, error() {} },
  });
  const response = await mock.fetch(
    new Request(`http://localhost${mock.basePath}/projects/7/milestones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'v1', later: 'unknown' }),
    }),
  );
  expect(response.status).toBe(status);
});
