import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { siteOf } from './site-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-home-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['', 'Version 1: 1 operation, 0 schemas.'],
  ['servers: [{ url: /api }]', 'Version 1, served at <code>/api</code>: 1 operation, 0 schemas.'],
  [
    'servers: [{ url: "https://{a}.example/v1", variables: { a: { default: eu } } }]',
    'Version 1, served at <code>https://eu.example/v1</code>: 1 operation, 0 schemas.',
  ],
])('the home page names the server that the document names: %j', async (servers, want) => {
  const path = join(folder, 'openapi.yaml');
  const paths = "paths: { /a: { get: { operationId: a, responses: { '200': { description: ok } } } } }";
  await writeFile(path, `openapi: 3.1.1\ninfo: { title: A, version: '1' }\n${servers}\n${paths}\n`);
  const { files } = await siteOf(path);
  expect(files.get('index.html')).toContain(want);
});

const ok = { responses: { '200': { description: 'ok' } } };
const required = { name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: '1' };
const role = (minimum: string): JsonObject => ({ 'x-role': [{ minimum }] });
const token = { security: [{ token: [] }] };
const either = { security: [{ token: [] }, {}] };
test.each<[string, Record<string, JsonObject>, wanted: string, text: string]>([
  ['the first one', { '/a': ok, '/b': ok }, '/a', 'needs no token:'],
  ['one without a role before the first one', { '/a': role('administrator'), '/b': {} }, '/b', 'no token:'],
  ['one for everybody', { '/a': role('owner'), '/b': role('none') }, '/b', 'no token:'],
  ['one without a token', { '/a': token, '/b': either }, '/b', 'no token:'],
  [
    'one with a token before one with a role',
    { '/a': role('owner'), '/b': token },
    '/b',
    'Authentication: bearer token',
  ],
  ['one without parameters', { '/a': { parameters: [required] }, '/b': {} }, '/b', 'no token:'],
  ['one that is not deprecated', { '/a': { deprecated: true }, '/b': {} }, '/b', 'no token:'],
])('the home page begins with %s', async (_, gets, wanted, text) => {
  const paths = Object.fromEntries(
    Object.entries(gets).map(([path, get]) => [
      path,
      { get: { operationId: path.slice(1), summary: `Read ${path}`, ...ok, ...get } },
    ]),
  );
  const document = {
    openapi: '3.1.1',
    info: { title: 'A', version: '1' },
    'x-vocabulary': resolve('spec/extensions'),
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
  const path = join(folder, 'first.json');
  await writeFile(path, JSON.stringify(document));
  const { files } = await siteOf(path);
  const page = files.get('index.html') ?? '';
  expect(page).toContain(`<a href="operations/${wanted.slice(1)}.html">Read ${wanted}</a>`);
  expect(page).toContain(text);
  expect(page).toContain(`https://api.example${wanted}`);
  expect(page.includes('$TOKEN')).toBe(text.includes('Authentication'));
});

test('the home page of the API begins with what needs neither a role nor a token', async () => {
  const { files } = await siteOf('spec/openapi.yaml');
  expect(files.get('index.md')).toContain('```sh\ncurl "https://forge.example/api/v4/groups"\n```');
});
