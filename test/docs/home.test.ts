import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
