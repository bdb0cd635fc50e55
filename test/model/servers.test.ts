import { describe, expect, test } from 'vitest';
import type { Server } from '../../generators/model/model.ts';
import { basePathOf } from '../../generators/model/base-path.ts';
import { defaultUrl, isBaseUrl, ownServer, templateParts } from '../../generators/model/servers.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf, operation } from '../types/model-of.ts';

function server(url: string, variables: Server['variables'] = {}): Server {
  return { url, description: undefined, variables };
}

const regional = (region: string) => ({
  url: 'https://{region}.example',
  variables: { region: { default: region, enum: ['eu', 'us'] } },
});

describe('the servers of an operation', () => {
  const a = { url: 'https://a.example' };
  const b = { url: 'https://b.example' };
  const c = { url: 'https://c.example' };
  test.each<
    [
      title: string,
      document: JsonObject[],
      path: JsonObject[],
      own: JsonObject[],
      want: string[],
      other?: string,
    ]
  >([
    ['none are stated', [], [], [], []],
    ['those of the document', [a, b], [], [], ['https://a.example', 'https://b.example']],
    ['those of the path', [a], [b], [], ['https://b.example'], 'https://b.example'],
    ['its own', [a], [b], [c], ['https://c.example'], 'https://c.example'],
    ['its own, where the document has none', [], [], [c], ['https://c.example'], 'https://c.example'],
    ['the first is that of the document', [a], [], [a, c], ['https://a.example', 'https://c.example']],
    [
      'another default of a variable',
      [regional('eu')],
      [],
      [regional('us')],
      ['https://{region}.example'],
      'https://{region}.example',
    ],
    ['the same default of a variable', [regional('eu')], [], [regional('eu')], ['https://{region}.example']],
  ])('%s', (_, servers, ofPath, ofOperation, want, other) => {
    const model = modelOf({
      servers,
      paths: { '/x': { servers: ofPath, get: operation({ servers: ofOperation }) } },
    });
    const [only] = model.operations;
    if (only === undefined) throw new Error('There is no operation.');
    expect(only.servers.map(({ url }) => url)).toEqual(want);
    expect(ownServer(model, only)?.url).toBe(other);
  });
});

test.each([
  ['//a.example/v2', 'https://a.example/v2', '/v2'],
  ['https://a.example/v2/', 'https://a.example/v2/', '/v2'],
  ['/v2', '/v2', '/v2'],
  ['./v2', './v2', '/v2'],
  ['../v2', '../v2', '/v2'],
  ['v2', 'v2', '/v2'],
  ['.', '.', '/'],
])('a server at %s has the URL %s and the base path %s', (written, url, base) => {
  const model = modelOf({ servers: [{ url: written }], paths: { '/x': { get: operation({}) } } });
  expect([model.servers[0]?.url, basePathOf(model)]).toEqual([url, base]);
});

test.each<[Server, string]>([
  [server('https://a.example/v1'), 'https://a.example/v1'],
  [
    server('https://{r}.example/{v}', { r: { default: 'eu' }, v: { default: 'v2' } }),
    'https://eu.example/v2',
  ],
  [server('https://{r}.{r}.example', { r: { default: 'eu' } }), 'https://eu.eu.example'],
  [server('https://{unknown}.example'), 'https://{unknown}.example'],
  [server('/{constructor}'), '/{constructor}'],
  [server('{}/{'), '{}/{'],
])('the default URL of %j', (given, want) => {
  expect(defaultUrl(given)).toBe(want);
});

test('a URL is taken apart in time that grows with its length', () => {
  expect(templateParts(server('{'.repeat(200_000)))).toHaveLength(1);
});

test.each([
  ['https://a.example/v1', true],
  ['http://127.0.0.1:80/', true],
  ['/v1', false],
  ['//a.example/v1', false],
  ['ftp://a.example', false],
  ['data:text/plain,x', false],
  ['https://name:word@a.example', false],
  // The part before an @ may be a password with a slash in it.
  ['https://name:80/word@a.example', false],
  ['https://a.example/?x', false],
  ['https://a.example/#x', false],
  ['https://{region}.example', false],
])('requests can be sent below %s: %s', (url, want) => {
  expect(isBaseUrl(url)).toBe(want);
});
