import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { adapters } from './adapters.ts';
import { listen, type Listening } from './listening.ts';
import { generateServer, type Generated } from './workshop.ts';

const document = fileURLToPath(new URL('fixtures/query-members.yaml', import.meta.url));
let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(document);
}, 60_000);

afterAll(() => rm(generated.folder, { recursive: true, force: true }));

interface Given {
  readonly contentType?: string;
  readonly query?: object;
  readonly body?: unknown;
}

/** Answers with what it was given. */
async function echo({ contentType, query, body }: Given): Promise<{ status: 200; body: unknown }> {
  const read = isMultipart(body) ? await partsOf(body) : body;
  return { status: 200, body: { contentType, query, body: read } };
}

function isMultipart(body: unknown): body is Multipart<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && 'parts' in body;
}

async function partsOf(form: Multipart<Record<string, unknown>>): Promise<unknown> {
  const { logo, ...fields } = await form.read();
  const size = typeof logo === 'object' && logo !== null && 'size' in logo ? logo.size : undefined;
  return { ...fields, ...(size === undefined ? {} : { logo: size }) };
}

const operations = [
  'createPipeline',
  'updateMilestone',
  'deleteMilestone',
  'getMilestone',
  'updateAppearance',
  'updateSettings',
  'updateOpen',
  'createClosed',
];

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

type Sent = readonly [request: string, type?: string, body?: string];
type Got = { readonly contentType?: string; readonly query?: object; readonly body?: unknown };
type Refused = Readonly<Record<string, readonly string[]>>;

const parts = (...fields: readonly (readonly [disposition: string, text: string])[]): string =>
  `${fields.map(([name, text]) => `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${text}\r\n`).join('')}--b--\r\n`;
const PARTS = 'multipart/form-data; boundary=b';

const accepted: readonly (readonly [about: string, sent: Sent, got: Got])[] = [
  [
    'all members in the query',
    [
      'POST /pipelines?ref=main&count=3&tags[]=a&tags[]=b&variables[][key]=A&variables[][value]=1&variables[][key]=B',
    ],
    {
      contentType: FORM,
      query: {},
      body: {
        ref: 'main',
        count: 3,
        tags: ['a', 'b'],
        variables: [{ key: 'A', value: '1' }, { key: 'B' }],
      },
    },
  ],
  [
    'some in the query, some in a form',
    ['POST /pipelines?ref=main', FORM, 'variables[][key]=A&variables[][value]=1'],
    { contentType: FORM, query: {}, body: { ref: 'main', variables: [{ key: 'A', value: '1' }] } },
  ],
  [
    'some in the query, some in JSON',
    ['POST /pipelines?ref=main&count=3', JSON_TYPE, '{"tags":["a"]}'],
    { contentType: JSON_TYPE, query: {}, body: { ref: 'main', count: 3, tags: ['a'] } },
  ],
  [
    'a member in both: that of the body',
    ['POST /pipelines?ref=main&tags[]=a&tags[]=b', JSON_TYPE, '{"ref":"next","tags":["c"]}'],
    { contentType: JSON_TYPE, query: {}, body: { ref: 'next', tags: ['c'] } },
  ],
  [
    'a name that is a parameter of the query as well: the parameter',
    ['POST /pipelines?ref=main&dry=true'],
    { contentType: FORM, query: { dry: true }, body: { ref: 'main' } },
  ],
  [
    'a form that is announced and empty',
    ['POST /pipelines?ref=main', FORM, ''],
    { contentType: FORM, query: {}, body: { ref: 'main' } },
  ],
  [
    'a form in parts',
    ['POST /pipelines?count=1', PARTS, parts(['name="ref"', 'main'], ['name="tags[]"', 'a'])],
    { contentType: FORM, query: {}, body: { count: 1, ref: 'main', tags: ['a'] } },
  ],
  [
    'a member of an optional body that is JSON alone',
    ['PUT /milestones/2?state_event=close'],
    { contentType: JSON_TYPE, body: { state_event: 'close' } },
  ],
  ['no member anywhere', ['PUT /milestones/2'], {}],
  [
    'a body with files, of which nothing is sent',
    ['PUT /appearance?title=Forge'],
    { contentType: 'multipart/form-data', body: { title: 'Forge' } },
  ],
  [
    'a file in the body beside a text in the query',
    ['PUT /appearance?title=Forge', PARTS, parts(['name="logo"; filename="a.png"', 'png'])],
    { contentType: 'multipart/form-data', body: { title: 'Forge', logo: 3 } },
  ],
  [
    'a text in both',
    ['PUT /appearance?title=Query', PARTS, parts(['name="title"', 'Body'])],
    { contentType: 'multipart/form-data', body: { title: 'Body' } },
  ],
  [
    'members that a schema leaves room for, without the credentials beside them',
    ['PATCH /open?name=a&color=red&job_token=secret'],
    { contentType: JSON_TYPE, body: { name: 'a', color: 'red' } },
  ],
  ['a query without anything in it', ['GET /milestones/2?'], {}],
];

const refused: readonly (readonly [about: string, sent: Sent, message: Refused])[] = [
  [
    'a value in the query',
    ['PUT /milestones/2?state_event=bogus'],
    { state_event: ['must be one of "close", "activate"'] },
  ],
  ['a type in the query', ['POST /pipelines?ref=main&count=x'], { count: ['count is not an integer: "x"'] }],
  [
    'an item that lacks a member, named in the way of what was sent',
    ['POST /pipelines?ref=main&variables[][value]=1'],
    { 'variables[][key]': ['is missing'] },
  ],
  [
    'an item with a number',
    ['POST /pipelines?ref=main&variables[0][nope]=1&variables[0][key]=A'],
    { 'variables[0][nope]': ['is not known'] },
  ],
  ['what neither holds', ['POST /pipelines?count=1'], { ref: ['is missing'] }],
  ['no body and no member', ['POST /pipelines'], { body: ['is missing'] }],
  [
    'a value in the query beside a body',
    ['POST /pipelines?count=10', JSON_TYPE, '{"ref":"main"}'],
    { count: ['must be at most 9'] },
  ],
  [
    'a name in two shapes',
    ['POST /pipelines?ref=main&tags[]=a&tags[b]=c'],
    { tags: ['tags is used in two shapes'] },
  ],
  ['a name that nothing describes', ['POST /pipelines?ref=main&nope=1'], { nope: ['is not known'] }],
  [
    'a member that would be a credential',
    ['POST /pipelines?ref=main&job_token=a', JSON_TYPE, '{"count":10}'],
    { count: ['must be at most 9'] },
  ],
  [
    'a file in the query',
    ['PUT /appearance?logo=abc'],
    { logo: ['is a file and has to be sent in a body of the type multipart/form-data'] },
  ],
  [
    'a file in a form without files',
    ['POST /pipelines', PARTS, parts(['name="ref"; filename="a"', 'main'])],
    { ref: ['has to be a text, not a file'] },
  ],
  [
    'a list beside members in the query',
    ['POST /pipelines?ref=main', JSON_TYPE, '[]'],
    { body: ['is not an object, which the parameters in the query need'] },
  ],
  ['a member of a body that may not have any there', ['POST /closed?name=a'], { name: ['is not known'] }],
  ['a query of an operation without parameters', ['GET /milestones/2?foo=1'], { foo: ['is not known'] }],
  ['a query of a deletion', ['DELETE /milestones/2?foo[bar][]=1'], { 'foo[bar][]': ['is not known'] }],
  [
    'a parameter with a name of its own',
    ['PUT /settings?signup=maybe'],
    { signup: ['signup is not true or false: "maybe"'] },
  ],
  [
    'a member of an object',
    ['PUT /settings?not[labels]=x'],
    { 'not[labels]': ['not[labels] is not an integer: "x"'] },
  ],
  [
    'percent codes that are none',
    ['PUT /settings?signup=%zz'],
    {
      signup: ['signup has a percent code that is malformed or not UTF-8'],
    },
  ],
];

describe.each(adapters)('the query of a write, to %s', (adapter) => {
  let listening: Listening;

  beforeAll(async () => {
    const handlers = Object.fromEntries(operations.map((name) => [name, echo]));
    const server = generated.index.createServer(handlers, { authenticate: { JobToken: () => ({}) } });
    listening = await listen(adapter, generated, server);
  });

  afterAll(() => listening.close());

  async function send([request, type, body]: Sent): Promise<{ status: number; answer: unknown }> {
    const [method = '', target = ''] = request.split(' ');
    const response = await fetch(`${listening.address}${target}`, {
      method,
      headers: type === undefined ? {} : { 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, answer: await response.json() };
  }

  test.each(accepted)('%s', async (_, sent, got) => {
    expect(await send(sent)).toEqual({ status: 200, answer: JSON.parse(JSON.stringify(got)) });
  });

  test.each(refused)('refuses %s', async (_, sent, message) => {
    const { status, answer } = await send(sent);
    expect([status, (answer as { message: unknown }).message]).toEqual([400, message]);
  });
});
