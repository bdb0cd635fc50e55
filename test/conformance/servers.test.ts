import { describe, expect, test } from 'vitest';
import { buildLedger } from '../../generators/conformance/build-ledger.ts';
import { noValues } from '../../generators/conformance/given-values.ts';
import { notesOn } from '../../generators/conformance/notes.ts';
import { verify } from '../../generators/conformance/run.ts';
import type { Case } from '../../runtime/conformance/case.ts';
import { addressOf, readServer, targetBelow } from '../../runtime/conformance/servers.ts';
import { createSuite } from '../../runtime/conformance/suite.ts';
import { WorkFolder } from '../cli/process.ts';
import { PATIENCE } from '../runs/limits.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { serve } from './forge.ts';
import { unbounded } from './run.ts';

const BASE = 'http://127.0.0.1:8080/v1';
const UPLOADS = 'https://{region}.uploads.example/in';

test.each<[string | undefined, Readonly<Record<string, string>> | undefined, string | undefined]>([
  [undefined, {}, BASE],
  ['https://a.example', undefined, BASE],
  ['https://a.example', {}, undefined],
  ['https://a.example', { 'https://a.example': 'http://127.0.0.1:1/' }, 'http://127.0.0.1:1'],
  ['/v2', {}, 'http://127.0.0.1:8080/v2'],
  ['more/', {}, `${BASE}/more`],
  ['http://127.0.0.1:8080/own', {}, 'http://127.0.0.1:8080/own'],
  ['http://127.0.0.1:8081', {}, undefined],
  ['//other.example', {}, undefined],
  ['https://{nobody}', {}, undefined],
  ['constructor', {}, `${BASE}/constructor`],
])('the address of %s with %j is %s', (server, servers, want) => {
  expect(addressOf({ baseUrl: `${BASE}/`, servers }, server)).toBe(want);
});

test.each<[string, string | undefined, string | undefined, string | undefined]>([
  ['/v1/things?page=2', undefined, undefined, '/things?page=2'],
  ['?page=2', undefined, undefined, '/a?page=2'],
  ['http://127.0.0.1:9/in/7', 'u', 'u', '/7'],
  ['/in/7', 'u', 'u', '/7'],
  [`${BASE}/things/7`, 'u', undefined, '/things/7'],
  ['/in/7', 'u', undefined, undefined],
  ['https://elsewhere.example/v1/things', undefined, undefined, undefined],
])('%s in a response of %s, below the server %s, is %s', (address, server, of, want) => {
  const addresses = { baseUrl: BASE, servers: { u: 'http://127.0.0.1:9/in' } };
  const from = { target: '/a', ...(server === undefined ? {} : { server }) };
  expect(targetBelow(addresses, { address, from, of })).toBe(want);
});

test.each<[string, readonly [string, string] | undefined]>([
  ['https://a.example=http://127.0.0.1:1', ['https://a.example', 'http://127.0.0.1:1']],
  ['https://a.example/?x=y=http://127.0.0.1:1/b', ['https://a.example/?x=y', 'http://127.0.0.1:1/b']],
  ['/up=http://127.0.0.1:1', ['/up', 'http://127.0.0.1:1']],
  ['https://a.example', undefined],
  ['=http://127.0.0.1:1', undefined],
  ['https://a.example=http://user:secret@b.example', undefined],
  ['https://a.example=ftp://b.example', undefined],
])('%s names %j', (text, want) => expect(readServer(text)).toEqual(want));

const thing = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const responses = { 200: { description: 'x', content: jsonContent(thing) }, 400: { description: 'x' } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const model = modelOf({
  servers: [{ url: 'https://api.example/v1' }],
  paths: {
    '/things': {
      post: operation({
        operationId: 'createThing',
        servers: [{ url: UPLOADS, variables: { region: { default: 'eu' } } }],
        requestBody: { required: true, content: jsonContent({ type: 'object' }) },
        responses: { 201: { description: 'x', content: jsonContent(thing) }, 400: { description: 'x' } },
      }),
    },
    '/things/{id}': {
      get: operation({ operationId: 'getThing', parameters: [id], responses }),
    },
    '/up': { servers: [{ url: '/v2' }], get: operation({ operationId: 'beside', responses }) },
  },
});

/** Requests of a run as `METHOD URL`, without the digits of names, and their outcome. */
async function ran(servers: Readonly<Record<string, string>> | undefined) {
  const requests = new Set<string>();
  const settings = { seed: 1, strict: false, prefer: false, values: noValues };
  const addresses = { baseUrl: BASE, servers };
  const verification = await verify({
    model,
    settings,
    server: {
      ...addresses,
      token: undefined,
      async fetch(request) {
        const url = request.url.replaceAll(/things\/.*$/g, 'things/{id}');
        requests.add(`${request.method} ${url}`);
        const isRight = request.method === 'GET' || (await request.text()).startsWith('{');
        if (!isRight) return new Response(null, { status: 400 });
        const status = request.method === 'POST' ? 201 : 200;
        const headers = status === 201 ? { location: `${BASE}/things/7` } : undefined;
        return Response.json({ id: 7 }, { status, ...(headers === undefined ? {} : { headers }) });
      },
    },
    bounds: unbounded,
    allowWrites: true,
  });
  const ledger = buildLedger(model, verification, settings);
  const creates = ledger.operations.find((each) => each.id === 'createThing');
  const remarks = notesOn(verification, { model, addresses, hasToken: false });
  return {
    requests: [...requests].filter((each) => /^(GET|POST) /.test(each)),
    why: creates?.responses[0]?.why,
    codes: remarks.map(({ code }) => code).filter((code) => /one-address|server/.test(code)),
  };
}

describe('operations with a server of their own', () => {
  test('are requested there', async () => {
    const { requests, why, codes } = await ran({ 'https://eu.uploads.example/in': 'http://127.0.0.1:9/in' });
    expect(requests.filter((each) => each.startsWith('POST'))).toEqual(['POST http://127.0.0.1:9/in/things']);
    expect(requests).toContain(`GET ${BASE}/things/{id}`);
    expect(requests).toContain('GET http://127.0.0.1:8080/v2/up');
    expect([why, codes]).toEqual([undefined, []]);
  });

  test('are left out where nobody says where it runs, and the ledger says why', async () => {
    const { requests, why, codes } = await ran({});
    expect(requests.filter((each) => each.startsWith('POST') && each.endsWith('/things'))).toEqual([]);
    expect(requests).toContain('GET http://127.0.0.1:8080/v2/up');
    expect(why).toBe('no address was given for its server https://eu.uploads.example/in (--server)');
    expect(codes).toEqual(['conformance/unmapped-server']);
  });

  test('are requested at the base URL of a server that has one address', async () => {
    const { requests, codes } = await ran(undefined);
    expect(requests).toContain(`POST ${BASE}/things`);
    expect(codes).toEqual(['conformance/operation-servers-ignored']);
  });
});

const document = `openapi: 3.1.1
info: { title: Two, version: '1' }
paths:
  /a: { get: { operationId: a, responses: { '200': { description: A. } } } }
  /b:
    servers: [{ url: 'https://b.example' }]
    get: { operationId: b, responses: { '200': { description: B. } } }
`;

test('the command takes addresses, and refuses those of no server', async () => {
  const asked: string[] = [];
  const answering = (name: string) => async (request: Request) => {
    asked.push(`${name} ${request.method} ${new URL(request.url).pathname}`);
    return request.method === 'GET' || request.method === 'HEAD'
      ? new Response(null, { status: 200 })
      : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  };
  const [one, two] = [await serve(answering('one')), await serve(answering('two'))];
  const folder = new WorkFolder({ 'two.yaml': document });
  const left = await folder.run(`verify two.yaml --base-url ${one} --ledger ledger.md`);
  expect([left.code, asked.filter((each) => each.endsWith('/b'))]).toEqual([0, []]);
  expect(left.stderr).toContain('conformance/unmapped-server');
  expect(folder.read('ledger.md')).toContain('no address was given for its server https://b.example');
  const all = await folder.run(`verify two.yaml --base-url ${one} --server https://b.example=${two}`);
  expect([all.code, all.stderr]).toEqual([0, '']);
  expect(asked).toContain('two GET /b');
  expect(asked.filter((each) => /^one .*\/b$|^two .*\/a$/.test(each))).toEqual([]);
  const wrong = await folder.run(`verify two.yaml --base-url ${one} --server https://c.example=${two}`);
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('Servers of single operations: https://b.example.'),
  ]);
  const none = await folder.run(`verify two.yaml --base-url ${one} --server https://b.example`);
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--server takes two addresses')]);
});

test('the written suite takes addresses', async () => {
  const asked: string[] = [];
  const origin = await serve(async (request) => {
    asked.push(new URL(request.url).pathname);
    return new Response(null, { status: 200 });
  });
  const each: Case = {
    id: 'b valid',
    operation: 'b',
    kind: 'valid',
    writes: false,
    trial: {
      type: 'single',
      request: {
        method: 'GET',
        target: '/b',
        server: 'https://b.example',
        headers: {},
        body: undefined,
        credentials: [],
      },
      expected: { statuses: ['200'], given: 'b' },
    },
  };
  const skipped: string[] = [];
  const hold = (servers: string | undefined): Promise<void> =>
    createSuite({
      baseUrl: 'http://127.0.0.1:9',
      servers,
      token: undefined,
      allowWrites: false,
      timeout: PATIENCE,
      responsesOf: async () => ({ 200: { headers: [], content: {} } }),
    })(each, { skip: (why) => void skipped.push(why) });
  await hold(undefined);
  await hold(` https://b.example=${origin}/in `);
  expect([skipped, asked]).toEqual([
    ['no address was given for its server https://b.example (--server)'],
    ['/in/b'],
  ]);
});
