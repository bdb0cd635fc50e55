import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePathTemplate } from '../../../generators/model/path-template.ts';
import { createRouter, type Route, type RouterOptions } from '../../../runtime/routing/router.ts';

/** `GET /a/{b}`; parameters whose names end in `path` span segments. */
function route(operation: string): Route<string> {
  const [method = '', template = ''] = operation.split(' ');
  const multi = new Set([...template.matchAll(/\{(\w*path)\}/g)].map(([, name = '']) => name));
  return { method, segments: parsePathTemplate(template, multi), operation };
}

function routerOf(operations: readonly string[], options?: RouterOptions) {
  return createRouter(operations.map(route), options);
}

const router = routerOf([
  'GET /',
  'GET /projects/{id}/pipelines/{pipeline_id}',
  'DELETE /projects/{id}/pipelines/{pipeline_id}',
  'GET /projects/{id}/pipelines/latest',
  'GET /projects/{id}/pipelines/{pipeline_id}/jobs',
  'GET /projects/{id}/pipelines/latest/{what}/x',
  'GET /projects/{id}/repository/archive',
  'GET /projects/{id}/repository/archive{format}',
  'GET /projects/{id}/repository/archive.{extension}',
  'GET /projects/{id}/repository/{name}.diff',
  'GET /projects/{id}/repository/compare-{from}...{to}',
  'GET /projects/{id}/raw/{file_path}',
  'GET /projects/{id}/raw/{name}/blame',
  'GET /projects/{id}/raw/readme',
  'POST /projects/{project}',
  'GET /projects/{id}',
  'PUT /projects/{id}',
  'GET /über/{__proto__}',
]);

const found: readonly [request: string, operation: string, parameters: Record<string, string>][] = [
  ['GET /', 'GET /', {}],
  ['get /projects/1', 'GET /projects/{id}', { id: '1' }],
  ['POST /projects/1', 'POST /projects/{project}', { project: '1' }],
  ['GET /projects/a%2Fb', 'GET /projects/{id}', { id: 'a%2Fb' }],
  ['GET /projects/.a%2eb.c', 'GET /projects/{id}', { id: '.a%2Eb.c' }],
  ['GET /projects/l%61test', 'GET /projects/{id}', { id: 'l%61test' }],
  [
    'GET /projects/%31/repository/archive%2Etar%2Egz',
    'GET /projects/{id}/repository/archive.{extension}',
    { id: '%31', extension: 'tar%2Egz' },
  ],
  [
    'GET /projects/1/repository/compare%2d%61...b%2Ec',
    'GET /projects/{id}/repository/compare-{from}...{to}',
    { id: '1', from: '%61', to: 'b%2Ec' },
  ],
  ['GET /projects/1/raw/a/b%2Ec', 'GET /projects/{id}/raw/{file_path}', { id: '1', file_path: 'a/b%2Ec' }],
  ['GET /projects/a%2fb', 'GET /projects/{id}', { id: 'a%2Fb' }],
  ['GET /projects/1/pipelines/latest', 'GET /projects/{id}/pipelines/latest', { id: '1' }],
  ['GET /projects/1/pipelines/l%61test', 'GET /projects/{id}/pipelines/latest', { id: '1' }],
  [
    'GET /projects/1/pipelines/7',
    'GET /projects/{id}/pipelines/{pipeline_id}',
    { id: '1', pipeline_id: '7' },
  ],
  [
    'DELETE /projects/1/pipelines/latest',
    'DELETE /projects/{id}/pipelines/{pipeline_id}',
    { id: '1', pipeline_id: 'latest' },
  ],
  [
    'GET /projects/1/pipelines/latest/jobs',
    'GET /projects/{id}/pipelines/{pipeline_id}/jobs',
    { id: '1', pipeline_id: 'latest' },
  ],
  [
    'GET /projects/1/pipelines/latest/jobs/x',
    'GET /projects/{id}/pipelines/latest/{what}/x',
    { id: '1', what: 'jobs' },
  ],
  ['GET /projects/1/repository/archive', 'GET /projects/{id}/repository/archive', { id: '1' }],
  [
    'GET /projects/1/repository/archive.tar.gz',
    'GET /projects/{id}/repository/archive.{extension}',
    { id: '1', extension: 'tar.gz' },
  ],
  [
    'GET /projects/1/repository/archives',
    'GET /projects/{id}/repository/archive{format}',
    { id: '1', format: 's' },
  ],
  [
    'GET /projects/1/repository/a.b.diff',
    'GET /projects/{id}/repository/{name}.diff',
    { id: '1', name: 'a.b' },
  ],
  [
    'GET /projects/1/repository/compare-v1...v2...v3',
    'GET /projects/{id}/repository/compare-{from}...{to}',
    { id: '1', from: 'v1', to: 'v2...v3' },
  ],
  ['GET /projects/1/raw/a', 'GET /projects/{id}/raw/{file_path}', { id: '1', file_path: 'a' }],
  [
    'GET /projects/1/raw/a/b%20c/d',
    'GET /projects/{id}/raw/{file_path}',
    { id: '1', file_path: 'a/b%20c/d' },
  ],
  ['GET /projects/1/raw/a/blame', 'GET /projects/{id}/raw/{name}/blame', { id: '1', name: 'a' }],
  ['GET /projects/1/raw/readme', 'GET /projects/{id}/raw/readme', { id: '1' }],
  ['GET /projects/1/raw/readme/x', 'GET /projects/{id}/raw/{file_path}', { id: '1', file_path: 'readme/x' }],
  ['GET /%c3%bcber/1', 'GET /über/{__proto__}', JSON.parse('{"__proto__":"1"}') as Record<string, string>],
];

describe('a request is led to its operation', () => {
  test.each(found)('%s is %s', (request, operation, parameters) => {
    const [method = '', path = ''] = request.split(' ');
    const match = router(method, path);
    expect(match).toMatchObject({ kind: 'found', operation });
    expect(match.kind === 'found' ? Object.entries(match.parameters) : []).toEqual(
      Object.entries(parameters),
    );
  });

  test.each([
    'GET /project',
    'GET /projects',
    'GET /projects/',
    'GET /projects//pipelines/1',
    'GET /projects/a/b',
    'GET /projects/1/',
    'GET projects/1',
    'GET ',
    'GET /projects/1/raw',
    'GET /projects/1/raw/',
    'GET /projects/1/repository/.diff',
    'GET /projects/1%2Fpipelines%2Flatest/x',
    'GET //',
  ])('%s is not found', (request) => {
    const [method = '', path = ''] = request.split(' ');
    expect(router(method, path)).toEqual({ kind: 'not-found' });
  });

  test.each([
    ['PATCH /projects/1', ['GET', 'POST', 'PUT']],
    ['PUT /projects/1/pipelines/latest', ['DELETE', 'GET']],
    ['POST /', ['GET']],
  ])('%s has other methods', (request, allow) => {
    const [method = '', path = ''] = request.split(' ');
    expect(router(method, path)).toEqual({ kind: 'wrong-method', allow });
  });
});

describe('options', () => {
  test('a base path is stripped, at the end of a segment only', () => {
    const based = routerOf(['GET /projects/{id}', 'GET /'], { basePath: '/api/v4/' });
    expect(based('GET', '/api/v4/projects/1')).toMatchObject({ kind: 'found' });
    expect(based('GET', '/api/v4/')).toMatchObject({ kind: 'found' });
    expect(based('GET', '/projects/1')).toEqual({ kind: 'not-found' });
    expect(based('GET', '/api/v40/projects/1')).toEqual({ kind: 'not-found' });
  });

  test.each([
    ['/{version}', '/%7Bversion%7D/a'],
    ['/{version}', '/{version}/a'],
    ['/ä b/', '/%C3%A4%20b/a'],
    ['/a%2Fb', '/a%2Fb/a'],
  ])('the base path %s is that of %s', (basePath, path) => {
    const based = routerOf(['GET /a'], { basePath });
    expect(based('GET', path)).toMatchObject({ kind: 'found' });
    expect(based('GET', '/a')).toEqual({ kind: 'not-found' });
  });

  test('a trailing slash may be ignored, once', () => {
    const lenient = routerOf(['GET /projects/{id}', 'GET /'], { trailingSlash: 'ignore' });
    expect(lenient('GET', '/projects/1/')).toMatchObject({ kind: 'found' });
    expect(lenient('GET', '/')).toMatchObject({ kind: 'found' });
    expect(lenient('GET', '/projects/1//')).toEqual({ kind: 'not-found' });
  });

  test.each([
    ['GET', '/a/', 'GET /a/'],
    ['GET', '/a', 'GET /a'],
    ['POST', '/a', 'POST /a/'],
    ['POST', '/a/', 'POST /a/'],
    ['GET', '/b', 'GET /b/'],
    ['GET', '/b/', 'GET /b/'],
    ['GET', '/c/1', 'GET /c/{d}/'],
    ['GET', '/c/1/', 'GET /c/{d}/'],
  ])(
    '%s %s leads to %s, as routes that end with a slash are routes of their own',
    (method, path, operation) => {
      const lenient = routerOf(['GET /a', 'GET /a/', 'POST /a/', 'GET /b/', 'GET /c/{d}/'], {
        trailingSlash: 'ignore',
      });
      expect(lenient(method, path)).toMatchObject({ kind: 'found', operation });
    },
  );

  test('of two equal routes the first wins', () => {
    expect(routerOf(['GET /a/{b}', 'GET /a/{c}'])('GET', '/a/1')).toMatchObject({ operation: 'GET /a/{b}' });
  });
});

test('the order of the routes does not matter where one is more exact', () => {
  const operations = [
    'GET /a/{b}/c',
    'GET /a/x/{d}',
    'GET /a/{b}/{e}',
    'GET /a/x{f}/c',
    'GET /{g}/x/c',
    'GET /a/{rest_path}',
  ];
  const requests = ['/a/x/c', '/a/x/y', '/a/y/c', '/a/y/z', '/a/xy/c', '/b/x/c', '/a/1/2/3', '/a/x'];
  const wanted = requests.map((path) => routerOf(operations)('GET', path));
  fc.assert(
    fc.property(fc.shuffledSubarray(operations, { minLength: operations.length }), (shuffled) => {
      const shuffledRouter = routerOf(shuffled);
      expect(requests.map((path) => shuffledRouter('GET', path))).toEqual(wanted);
    }),
  );
  expect(wanted.map((match) => (match.kind === 'found' ? match.operation : match.kind))).toEqual([
    'GET /a/x/{d}',
    'GET /a/x/{d}',
    'GET /a/{b}/c',
    'GET /a/{b}/{e}',
    'GET /a/x{f}/c',
    'GET /{g}/x/c',
    'GET /a/{rest_path}',
    'GET /a/{rest_path}',
  ]);
});

test('a path that fits everything and ends nowhere is refused quickly', () => {
  const levels = Array.from({ length: 12 }, (_, level) => level);
  const operations = levels.map(
    (level) => `GET ${levels.map((each) => (each === level ? '/{p}' : '/a')).join('')}/end`,
  );
  expect(routerOf(operations)('GET', '/a'.repeat(50_000))).toEqual({ kind: 'not-found' });
});
