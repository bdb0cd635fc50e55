import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import { answerFetch } from '../../runtime/server/fetch.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { modelOf } from '../types/model-of.ts';

/** A response that shows its own status, and when it comes. */
function response(status: string, requires?: readonly string[]): JsonObject {
  return {
    description: status,
    content: { 'application/json': { schema: {}, example: status } },
    ...(requires === undefined ? {} : { 'x-requires': [...requires] }),
  };
}

const members: Json = {
  type: 'object',
  properties: { dry_run: { type: 'boolean' }, mode: { type: 'string' } },
};
const content = { 'application/json': { schema: members }, 'multipart/form-data': { schema: members } };
const dryRun = { name: 'dry_run', in: 'query', schema: { type: 'boolean', default: false } };

const picks = { 200: response('200', ['dry_run=true']), 201: response('201') };
const paths: JsonObject = {
  '/body': { post: { operationId: 'inBody', requestBody: { content }, responses: picks } },
  '/query': { get: { operationId: 'inQuery', parameters: [dryRun], responses: picks } },
  '/path/{dry_run}': {
    parameters: [{ ...dryRun, in: 'path', required: true }],
    get: { operationId: 'inPath', responses: picks },
  },
  '/both': {
    post: {
      operationId: 'both',
      requestBody: { content },
      responses: {
        200: response('200', ['dry_run=true', 'mode=a', 'the instance is new']),
        202: response('202'),
      },
    },
  },
  '/words': {
    get: { operationId: 'words', responses: { 200: response('200', ['a licence']), 201: response('201') } },
  },
  '/only': {
    get: { operationId: 'only', parameters: [dryRun], responses: { 200: response('200', ['dry_run=true']) } },
  },
  '/failing': {
    get: {
      operationId: 'failing',
      parameters: [dryRun],
      responses: { 200: response('200'), 400: response('400', ['dry_run=true']) },
    },
  },
};
const mock = createMock(modelOf({ paths }));

const json = (body: Json): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

function form(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: 'POST', body };
}

test.each<[path: string, init: RequestInit, status: number]>([
  ['/body', json({}), 201],
  ['/body', json({ dry_run: false }), 201],
  ['/body', json({ dry_run: true }), 200],
  ['/body', { method: 'POST' }, 201],
  ['/body', form({ dry_run: 'true' }), 200],
  ['/body', form({ mode: 'true' }), 201],
  ['/body', { ...json({}), headers: { 'content-type': 'application/json', prefer: 'code=200' } }, 200],
  ['/query', {}, 201],
  ['/query?dry_run=true', {}, 200],
  ['/path/false', {}, 201],
  ['/path/true', {}, 200],
  ['/both', json({ dry_run: true }), 202],
  ['/both', json({ dry_run: true, mode: 'a' }), 200],
  ['/words', {}, 200],
  ['/only', {}, 200],
  ['/failing?dry_run=true', {}, 200],
])('%s %j responds with %i', async (path, init, status) => {
  const got = await answerFetch(mock, new Request(`http://localhost${path}`, init));
  expect([got.status, await got.json()]).toEqual([status, String(status)]);
});
