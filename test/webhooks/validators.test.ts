import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../generators/model/received.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import type { Validator } from '../../runtime/validation/result.ts';
import { outputsOf } from './outputs.ts';

const document = fileURLToPath(new URL('fixtures/shop.yaml', import.meta.url));
const compiler = fileURLToPath(new URL('../../node_modules/typescript7/bin/tsc', import.meta.url));
const folder = await outputsOf(document, ['types', 'validators', 'manifest']);
afterAll(() => rmSync(folder, { recursive: true }));

interface OperationValidators {
  readonly parameters: Readonly<Record<string, Validator<unknown>>>;
  readonly body: Readonly<Record<string, Validator<unknown>>>;
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly headers?: Validator<unknown>;
        readonly content: Readonly<Record<string, Validator<unknown>>>;
      }
    >
  >;
}
const { webhooks, operations } = (await import(join(folder, 'api/validators/index.js'))) as Readonly<
  Record<'webhooks' | 'operations', Readonly<Record<string, OperationValidators>>>
>;
const json = 'application/json';

test('webhooks and callbacks have validators beside the operations', () => {
  expect(Object.keys(webhooks)).toEqual(
    expect.arrayContaining(['orderShipped', 'orderWebhook', 'placeOrderProgressCallback']),
  );
  expect(Object.keys(operations)).toEqual(['placeOrder', 'getOrder']);
});

describe('a payload is checked as what the service sends', () => {
  test.each([
    [{ id: 7, total: 1 }, true],
    // It may hold what the document does not know yet.
    [{ id: 7, total: 1, later: true }, true],
    [{ id: 7 }, false],
    [{ total: 1 }, false],
    [{ id: 7, total: -1 }, false],
    ['text', false],
  ])('%j: %s', (value, want) => {
    expect(webhooks['orderShipped']?.body[json]?.is(value)).toBe(want);
  });

  test.each([
    [{ 'X-Delivery': 'abc' }, true],
    [{ 'X-Delivery': 'ab' }, false],
    [{}, false],
  ])('headers %j: %s', (value, want) => {
    expect(webhooks['orderShipped']?.parameters['header']?.is(value)).toBe(want);
  });

  test.each([
    [{ step: 'packed' }, true],
    [{}, false],
  ])('of a callback %j: %s', (value, want) => {
    expect(webhooks['placeOrderProgressCallback']?.body[json]?.is(value)).toBe(want);
  });

  test.each([
    [{ ok: true }, true],
    [{ ok: true, more: 1 }, false],
    [{}, false],
  ])('and the response %j as what is sent to it: %s', (value, want) => {
    expect(webhooks['orderShipped']?.responses['200']?.content[json]?.is(value)).toBe(want);
  });
});

test('values that are made for the document are valid by the generated validators, and of the generated types', async () => {
  const loaded = await loadModel(document);
  if (loaded.model === undefined) throw new Error('The document has errors.');
  const model = tsModelOf(loaded.model);
  const sampler = createSampler(model);
  const lines: string[] = [];
  for (const operation of allOperations(model)) {
    const { names, sentBy, body } = operation;
    const own = (sentBy === 'client' ? operations : webhooks)[names.value];
    for (const mediaType of body?.content ?? []) {
      for (const seed of [1, 2, 3]) {
        const value = sampler.body(operation, mediaType, { seed })?.value;
        expect(own?.body[mediaType.type]?.is(value)).toBe(true);
        lines.push(`export const body${lines.length}: types.${names.type}Body = ${JSON.stringify(value)};`);
      }
    }
    for (const response of operation.responses) {
      for (const mediaType of response.content) {
        const value = sampler.response(operation, { response, mediaType })?.value;
        expect(own?.responses[response.status]?.content[mediaType.type]?.is(value)).toBe(true);
      }
    }
  }
  writeFileSync(
    join(folder, 'usage.ts'),
    `import type * as types from './api/types/index.js';
import { webhooks } from './api/validators/index.js';
${lines.join('\n')}
export const shipped: types.Webhooks['orderShipped']['request'] = { headers: { 'X-Delivery': 'abc' }, body: { id: 1, total: 2 } };
const payload: unknown = {};
const validator = webhooks.orderShipped.body['application/json'];
export const id: number | undefined = validator.is(payload) ? payload.id : undefined;
// @ts-expect-error The id is sent by the service.
export const incomplete: types.OrderShippedBody = { total: 2 };
// @ts-expect-error There is no such status.
export const response: types.OrderShippedResponse = { status: 500 };
`,
  );
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--module',
    'nodenext',
    '--target',
    'es2024',
  ];
  execFileSync(process.execPath, [compiler, ...options, 'usage.ts'], { cwd: folder, stdio: 'inherit' });
});
