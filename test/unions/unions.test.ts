import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generators/json/json.ts';
import { runMock, type RunningMock } from '../mock/running.ts';
import { unions } from './documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-unions-'));
const [tagged, strict] = ['tagged', 'strict'].map((name) => join(folder, `${name}.config.mjs`));
const document = join(folder, 'openapi.json');
let mocks: readonly RunningMock[] = [];

beforeAll(async () => {
  writeFileSync(document, JSON.stringify(unions));
  for (const [path, oneOf] of [
    [tagged, 'tagged'],
    [strict, 'strict'],
  ] as const)
    writeFileSync(String(path), `export default { document: 'openapi.json', oneOf: '${oneOf}' };`);
  mocks = await Promise.all([tagged, strict].map((config) => runMock(document, '--config', String(config))));
});
afterAll(async () => {
  await Promise.all(mocks.map((mock) => mock.stop()));
  rmSync(folder, { recursive: true });
});

/** What is sent, and the statuses of what comes back: by the tag, and by the letter. */
describe('the mock takes', () => {
  test.each<readonly [path: string, value: Json, tagged: number, strict: number]>([
    ['Message', { role: 'USER', message: 'Hello' }, 200, 400],
    ['Message', { role: 'TOOL', results: ['a'] }, 200, 200],
    ['Message', { role: 'TOOL', results: 'a', message: 'Hello' }, 400, 200],
    ['Message', { role: 'BOT', results: [] }, 400, 200],
    ['Message', { message: 'Hello' }, 400, 400],
    ['Pet', { kind: 'cat', name: 'Tom', lives: 9 }, 200, 400],
    ['Pet', { kind: 'cat', lives: 'nine' }, 400, 200],
    ['Pet', { lives: 9 }, 400, 400],
    ['Pet', { kind: 'cat', name: 5 }, 400, 400],
    ['Parameters', { url: 'https://a.test', speed: 2 }, 200, 200],
    ['Parameters', { url: 'https://a.test', pitch: 2 }, 400, 400],
    ['Account', { name: null }, 200, 200],
    ['Account', {}, 400, 400],
  ])('%s %j', async (path, value, ...want) => {
    const statuses = mocks.map(async ({ address }) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${address}/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(value),
      });
      return response.status;
    });
    expect(await Promise.all(statuses)).toEqual(want);
  });
});
