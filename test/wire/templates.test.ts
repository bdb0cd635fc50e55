import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeFindings } from '../../generators/emit/server/findings.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { splitTemplate } from '../../generators/model/path-template.ts';
import { shadowedOperations } from '../../generators/model/route-needs.ts';
import { modelOf } from '../types/model-of.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const key = [
  { name: 'bucket', in: 'path', required: true, schema: { type: 'string' } },
  { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
];

function needs(name: string, schema: JsonObject = { type: 'string' }, location = 'query'): JsonObject {
  return { name, in: location, required: true, schema };
}

function does(operationId: string, ...parameters: readonly JsonObject[]): JsonObject {
  const response = { description: 'Done.', content: { 'application/json': { schema: true } } };
  return { operationId, parameters: [...parameters], responses: { '200': response } };
}

/** Templates as published documents have them: of S3, of AWS services with an action in a header, of Azure, of searches. */
const document = documentOf({
  '/{bucket}/{key}': {
    parameters: key,
    delete: does('deleteObject'),
    get: does('getObject'),
    head: does('headObject'),
  },
  '/{bucket}/{key}#uploadId': {
    parameters: key,
    delete: does('abortUpload', needs('uploadId')),
    get: does('listParts', needs('uploadId')),
  },
  '/{bucket}/{key}#acl': {
    parameters: key,
    get: does('getAcl', needs('acl', { type: 'boolean', enum: [true] })),
  },
  '/{bucket}/{key}#acl&policy': {
    parameters: key,
    get: does('getPolicy', needs('acl', { type: 'boolean', enum: [true] }), needs('policy')),
  },
  '/#X-Target=DB.Get': {
    post: does('dbGet', needs('X-Target', { type: 'string', enum: ['DB.Get'] }, 'header')),
  },
  '/#X-Target=DB.Put': {
    post: does('dbPut', needs('X-Target', { type: 'string', enum: ['DB.Put'] }, 'header')),
  },
  '/queue?action=list': { get: does('listQueue') },
  '/queue?action=purge&all': { get: does('purgeQueue') },
  '/search?q={term}': {
    get: does('search', { name: 'term', in: 'path', required: true, schema: { type: 'string' } }),
  },
  '/token#refresh': { post: does('refreshToken') },
  '/unnamed': { get: does('unnamed', { ...needs('gone'), in: 'path' }) },
});

const object = { bucket: 'b', key: 'a/b c' };

/** What is called, what leaves the client, and which operation is reached. */
const calls: readonly (readonly [string, Record<string, unknown>, sent: string])[] = [
  ['deleteObject', object, '/b/a%2Fb%20c'],
  ['abortUpload', { ...object, uploadId: 'u#1?' }, '/b/a%2Fb%20c?uploadId=u%231%3F'],
  ['getObject', object, '/b/a%2Fb%20c'],
  ['listParts', { ...object, uploadId: '' }, '/b/a%2Fb%20c?uploadId='],
  ['getAcl', { ...object, acl: true }, '/b/a%2Fb%20c?acl=true'],
  ['getPolicy', { ...object, acl: true, policy: 'p' }, '/b/a%2Fb%20c?acl=true&policy=p'],
  ['dbGet', { 'X-Target': 'DB.Get' }, '/'],
  ['dbPut', { 'X-Target': 'DB.Put' }, '/'],
  ['listQueue', { action: 'list' }, '/queue?action=list'],
  ['purgeQueue', { action: 'purge', all: '' }, '/queue?action=purge&all='],
  ['search', { q: 'a&b' }, '/search?q=a%26b'],
  ['refreshToken', {}, '/token'],
  // Its path has no place for the parameter.
  ['unnamed', {}, '/unnamed'],
];

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(document);
});

describe.each(ways)('what stands behind # and ? in path templates, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const operations = [...calls.map(([operation]) => operation), 'headObject'];
    const handlers = operations.map((operation) => [operation, () => ({ status: 200, body: operation })]);
    way = await openWay(name, generated, Object.fromEntries(handlers) as never);
  });

  afterAll(() => way.close());

  test.each(calls)('%s of %j is %s', async (operation, values, sent) => {
    way.sent.length = 0;
    expect(await generated.client[operation]?.(way.client, values)).toBe(operation);
    expect(way.sent.map((url) => url.replace(/^http:\/\/[^/]*/, ''))).toEqual([sent]);
  });

  test.each([
    ['POST', '/', 400],
    ['GET', '/queue', 400],
    ['GET', '/queue?action=other', 400],
    ['PUT', '/token', 405],
    ['GET', '/b/k?acl=true', 200],
    ['GET', '/b/k?acl', 400],
    ['HEAD', '/b/k', 200],
    ['HEAD', '/b/k?acl=true', 200],
  ])('%s %s is answered with %i', async (method, target, status) => {
    const send = way.client.fetch ?? fetch;
    const response = await send(`${way.client.baseUrl}${target}`, { method });
    expect(response.status).toBe(status);
  });
});

test.each([
  ['/a/{b}#c', '/a/{b}', undefined],
  ['/a?b={c}#d', '/a', 'b={c}'],
  ['/a#b?c', '/a', undefined],
  ['/a{?b}', '/a{?b}', undefined],
  ['/a/{b#c}', '/a/{b#c}', undefined],
  ['/a/{b', '/a/{b', undefined],
  ['/#x', '/', undefined],
])('%s is the path %s with the query %s', (template, path, query) => {
  expect(splitTemplate(template)).toEqual({ path, query });
});

test('splitting takes no longer than a text is long', () => {
  for (const text of ['{'.repeat(100_000), '{?'.repeat(100_000), '?{'.repeat(100_000)])
    expect(splitTemplate(text).path.length).toBeLessThanOrEqual(text.length);
});

test('half of a surrogate pair in a path stops nothing', () => {
  const model = modelOf({ paths: { '/a\ud800{b}': { get: does('first', needs('b', {}, 'path')) } } });
  expect(shadowedOperations(model)).toEqual([]);
});

describe('operations that no request reaches', () => {
  test.each<[string, string, JsonObject[], JsonObject[], boolean]>([
    ['nothing that differs', '/a#x', [], [], true],
    ['a parameter that the other has not', '/a#x', [], [needs('p')], false],
    ['the same parameter', '/a#x', [needs('p')], [needs('p')], true],
    ['other constants of it', '/a#x', [needs('p', { const: 'a' })], [needs('p', { const: 'b' })], false],
    ['a constant of it', '/a#x', [needs('p')], [needs('p', { const: 'b' })], true],
    [
      'the same header in another case',
      '/a#x',
      [needs('X-P', {}, 'header')],
      [needs('x-p', {}, 'header')],
      true,
    ],
    ['another path', '/b#x', [], [], false],
  ])('%s', async (_, path, first, second, isShadowed) => {
    const model = await modelOf(
      documentOf({ '/a': { get: does('first', ...first) }, [path]: { get: does('second', ...second) } }),
    );
    expect(shadowedOperations(model).map(({ operation, by }) => [operation.id, by.id])).toEqual(
      isShadowed ? [['second', 'first']] : [],
    );
    expect(routeFindings(model).map(({ code }) => code)).toEqual(
      isShadowed ? ['server/ambiguous-operations'] : [],
    );
  });
});
