import { rm, writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPreference } from '../../generators/mock/prefer.ts';
import { runMock, type RunningMock } from './running.ts';

/** Operations with a parameter `Prefer` of their own, as some published documents have it. */
const document = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /may:
    get:
      operationId: may
      parameters: [{ name: Prefer, in: header, schema: { type: string, pattern: '^[a-z=, ]*$', maxLength: 16 } }]
      responses: &responses
        '200': { description: A, content: { application/json: { schema: {}, example: a } } }
        '404': { description: B, content: { application/json: { schema: {}, example: b } } }
  /must:
    get:
      operationId: must
      parameters: [{ name: prefer, in: header, required: true, schema: { enum: [return=minimal] } }]
      responses: *responses
`;

test.each([
  [undefined, {}],
  ['', {}],
  ['return=minimal, wait', {}],
  ['code=404', { code: '404' }],
  ['Code = "404"; EXAMPLE="a \\"b\\", c"', { code: '404', example: 'a "b", c' }],
  ['code=404, code=200', { code: '404' }],
  ['example=a; example=b, code=201', { example: 'a', code: '201' }],
  ['unicode=404', {}],
])('Prefer: %s asks a mock for %j', (header, want) => {
  expect(readPreference(header)).toEqual(want);
});

describe('a parameter Prefer of the document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-prefer-'));
  let mock: RunningMock;
  beforeAll(async () => {
    await writeFile(join(folder, 'a.yaml'), document);
    mock = await runMock(join(folder, 'a.yaml'));
  });
  afterAll(async () => {
    await mock.stop();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['/may', undefined, 200],
    ['/may', 'return=minimal', 200],
    ['/may', 'return=9', 400],
    ['/may', 'code=404', 404],
    ['/may', 'code="404"; example=x, return=minimal', 400],
    ['/may', 'code=404, return=minimal', 404],
    ['/may', 'return=minimal, code=404', 404],
    ['/may', 'return=9, code=404', 400],
    ['/may', 'wait, CODE=404,return=x', 404],
    ['/may', 'code=404, code=200', 404],
    ['/must', undefined, 400],
    ['/must', 'return=minimal', 200],
    ['/must', 'return=other', 400],
    ['/must', 'code=404', 404],
    ['/must', 'return=minimal, code=404', 404],
    ['/must', 'return=other, code=404', 400],
  ])('%s with Prefer: %s responds with %s', async (path, prefer, status) => {
    const response = await fetch(mock.address + path, { headers: prefer === undefined ? {} : { prefer } });
    expect([response.status, await response.text()]).toEqual([status, expect.anything()]);
  });
});
