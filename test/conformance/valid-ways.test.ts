import { expect, test } from 'vitest';
import { readGivenValues } from '../../generators/conformance/given-values.ts';
import { planOperation } from '../../generators/conformance/plan/plan.ts';
import { renderText } from '../../generators/conformance/report/text.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf } from '../types/model-of.ts';

const body = (examples: JsonObject): JsonObject => ({
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['title'],
        properties: { title: { type: 'string' }, owner: { type: 'integer' }, done: { type: 'boolean' } },
      },
      examples,
    },
  },
});

const responses = { 200: { description: 'The note.' }, 403: { description: 'Not this.' } };

const noteId = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const security = [{ token: [] }];

const model = modelOf({
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  paths: {
    '/notes/{id}': {
      parameters: [noteId],
      post: {
        operationId: 'addNote',
        requestBody: body({
          long: { value: { title: 'Long', owner: 7, done: true } },
          owned: { value: { title: 'Owned', owner: 8 } },
          wrong: { value: { title: 9 } },
        }),
        security,
        responses,
      },
      put: { operationId: 'openNote', 'x-role': { minimum: 'authenticated' }, security, responses },
    },
  },
});

function casesOf(id: string, values: Parameters<typeof readGivenValues>[0] = {}) {
  const operation = model.operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  const given = readGivenValues(values, model.operations);
  const settings = { seed: 1, strict: false, prefer: false, values: given };
  return planOperation({ model, sampler: createSampler(model), settings }, operation).cases;
}

function bodiesOf(values?: Parameters<typeof readGivenValues>[0]): readonly [string, unknown][] {
  return casesOf('addNote', values)
    .filter(({ case: { kind } }) => kind === 'valid')
    .map(({ case: { id }, source }) => [id.replace('addNote valid ', ''), source?.values.body?.value]);
}

test('each example of a body is sent, and its required members alone; none is sent twice', () => {
  expect(bodiesOf().slice(0, 3)).toEqual([
    ['least', { title: 'Long', owner: 7, done: true }],
    ['example owned', { title: 'Owned', owner: 8 }],
    ['required members', { title: 'Long' }],
  ]);
});

test('members of a body that the caller gives stand in every valid request', () => {
  const bodies = bodiesOf({ addNote: { id: 3, body: { owner: 42 } } });
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.map(([, value]) => value)).toEqual(bodies.map(() => expect.objectContaining({ owner: 42 })));
});

test.each([
  ['addNote', true],
  ['openNote', false],
])('%s is tried by another caller: %s', (id, want) => {
  expect(casesOf(id).some(({ case: each }) => each.id.endsWith('of another caller'))).toBe(want);
});

test('the report names the operations to which no request was sent', () => {
  const plans = model.operations.map((operation) => ({ operation, cases: [], missing: [], open: [] }));
  const run = { plans, results: [], requests: 0, milliseconds: 0, stopped: undefined };
  expect(renderText(run, { baseUrl: 'http://127.0.0.1' })).toContain('Not tried: addNote, openNote');
});
