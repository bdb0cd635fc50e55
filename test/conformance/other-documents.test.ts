import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { planOperation } from '../../generators/conformance/plan/plan.ts';
import { noValues } from '../../generators/conformance/given-values.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { failuresIn, verifyInProcess } from './run.ts';

const { model } = await loadModel(fileURLToPath(new URL('fixtures/loose.yaml', import.meta.url)));
if (model === undefined) throw new Error('The document has errors.');
const mock = createMock(model);
const send = (path: string, init: RequestInit = {}) =>
  mock.fetch(new Request(`http://localhost${path}`, init));

test('what documents leave open gives no alarm', async () => {
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  const verification = await verifyInProcess(model, server, { prefer: true });
  expect(failuresIn(verification)).toEqual([]);
  const tried = verification.results.filter(({ planned }) => planned.case.kind === 'valid');
  expect(new Set(tried.map(({ planned }) => planned.case.operation))).toEqual(
    new Set(model.operations.map(({ id }) => id)),
  );
});

test.each([
  ['HEAD has an operation of its own', 'root', 'head'],
  ['the credentials are a certificate', 'certified', 'credentials'],
  ['the credentials stand in a header that HTTP cannot carry', 'unsendable', 'credentials'],
])('where %s, there is no case', (_, id, kind) => {
  const operation = model.operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  const settings = { seed: 1, strict: true, prefer: true, values: noValues };
  const { cases } = planOperation({ model, sampler: createSampler(model), settings }, operation);
  expect(cases.map((planned) => planned.case.kind)).not.toContain(kind);
});

test('a media type that is not documented comes with content, as an optional body may be empty', () => {
  const operation = model.operations.find((each) => each.id === 'filter');
  if (operation === undefined) throw new Error('There is no filter.');
  const settings = { seed: 1, strict: true, prefer: true, values: noValues };
  const { cases } = planOperation({ model, sampler: createSampler(model), settings }, operation);
  const trials = cases.map((planned) => planned.case).filter(({ kind }) => kind === 'media-type');
  expect(trials.map(({ trial }) => trial)).toMatchObject([{ type: 'single', request: { body: 'text' } }]);
});

const json = { 'content-type': 'application/json' };

test.each<
  [string, RequestInit, readonly [status: number, contentType: string | null, body: string | RegExp]]
>([
  [
    '/items',
    { method: 'POST', headers: json, body: '{}' },
    [422, 'application/json', '{"detail":"body/name is missing"}'],
  ],
  ['/items', { method: 'POST', headers: json, body: '{' }, [422, 'application/json', /^{"detail":"/]],
  ['/nothing', { method: 'POST' }, [200, null, /^$/]],
  ['/secret', {}, [401, 'application/problem+json', '{"title":"Credentials are missing.","status":401}']],
  [
    '/old?n=a',
    {},
    [400, 'application/xml; charset=utf-8', '<error>query/n n is not an integer: "a"</error>'],
  ],
  ['/archive', {}, [401, 'application/octet-stream', 'Credentials are missing.']],
  ['/changed', { method: 'PUT' }, [404, null, /^$/]],
])('the mock answers %s %j as documented: %j', async (path, init, [status, contentType, body]) => {
  const answer = await send(path, init);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, contentType]);
  expect(await answer.text()).toMatch(body);
});
