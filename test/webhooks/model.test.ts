import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadModel } from '../../generators/pipeline.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-received-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function receivedIn(document: object): Promise<readonly unknown[]> {
  const path = join(folder, 'openapi.json');
  writeFileSync(path, JSON.stringify({ info: { title: 'Any', version: '1' }, ...document }));
  const { model, findings } = await loadModel(path);
  if (model === undefined) throw new Error(findings[0]?.message);
  return tsModelOf(model).received.map(
    ({ kind, name, address, caller, operation: { id, names, method } }) => [
      `${kind} ${name}${address === undefined ? '' : ` at ${address} of ${caller}`}`,
      id,
      names.value,
      method,
    ],
  );
}

const done = { responses: { 200: { description: 'Done.' } } };

test.each([
  ['none', { openapi: '3.1.1', paths: {} }, []],
  [
    'a webhook, named after itself',
    { openapi: '3.1.1', webhooks: { newPet: { post: done } } },
    [['webhook newPet', 'newPet webhook', 'newPetWebhook', 'post']],
  ],
  [
    'two methods of a webhook',
    { openapi: '3.1.1', webhooks: { pet: { get: done, post: { ...done, operationId: 'petMade' } } } },
    [
      ['webhook pet', 'pet webhook', 'petWebhook', 'get'],
      ['webhook pet', 'petMade', 'petMade', 'post'],
    ],
  ],
  [
    'names that operations and schemas have, which they keep',
    {
      openapi: '3.1.1',
      paths: { '/a': { get: { ...done, operationId: 'newPetWebhook' } } },
      webhooks: { newPet: { post: done } },
      components: { schemas: { NewPetWebhook2: { type: 'object' } } },
    },
    [['webhook newPet', 'newPet webhook', 'newPetWebhook2', 'post']],
  ],
  [
    'a callback of 3.0, also by reference',
    {
      openapi: '3.0.3',
      paths: {
        '/a': {
          post: {
            ...done,
            operationId: 'start',
            callbacks: {
              ended: { '{$request.query.url}/ended': { post: done } },
              shared: { $ref: '#/components/callbacks/Shared' },
            },
          },
        },
      },
      components: { callbacks: { Shared: { 'https://a.example': { put: done } } } },
    },
    [
      [
        'callback ended at {$request.query.url}/ended of start',
        'start ended callback',
        'startEndedCallback',
        'post',
      ],
      [
        'callback shared at https://a.example of start',
        'start shared callback',
        'startSharedCallback',
        'put',
      ],
    ],
  ],
  [
    'one callback of two operations',
    {
      openapi: '3.0.3',
      paths: Object.fromEntries(
        ['a', 'b'].map((name) => [
          `/${name}`,
          { post: { ...done, operationId: name, callbacks: { c: { '{$url}': { post: done } } } } },
        ]),
      ),
    },
    [
      ['callback c at {$url} of a', 'a c callback', 'aCCallback', 'post'],
      ['callback c at {$url} of b', 'b c callback', 'bCCallback', 'post'],
    ],
  ],
])('%s', async (_, document, want) => {
  expect(await receivedIn(document)).toEqual(want);
});
