import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { failuresIn, verifyInProcess } from './run.ts';

const text = { type: 'string', minLength: 3 };
const done = { responses: { 200: { description: 'Done.', content: jsonContent({ type: 'object' }) } } };
const key = (place: string): JsonObject => ({ type: 'apiKey', in: place, name: 'X-Key' });
const asParameter = (place: string): JsonObject => ({
  parameters: [{ name: 'X-Key', in: place, required: true, schema: text }],
  security: [{ key: [] }],
});
const body = (type: string): JsonObject => ({
  requestBody: { required: true, content: { [type]: { schema: { type: 'object', minProperties: 1 } } } },
});

/** What many documents do, and the mock takes as it is meant. */
test.each<[what: string, parts: JsonObject, schemes: JsonObject]>([
  ['describe the header of a key as a parameter', asParameter('header'), { key: key('header') }],
  ['describe the query parameter of a key', asParameter('query'), { key: key('query') }],
  ['describe the cookie of a key', asParameter('cookie'), { key: key('cookie') }],
  ['name a range of media types by suffix', body('application/*+json'), {}],
  ['name a range of media types', body('image/*'), {}],
])('verify does not accuse the mock of documents that %s', async (_, parts, securitySchemes) => {
  const paths = { '/things': { post: operation({ ...done, ...parts }) } };
  const model = modelOf({ paths, securitySchemes });
  const mock = createMock(model);
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  const { results } = await verifyInProcess(model, server, { prefer: true });
  expect(failuresIn({ results })).toEqual([]);
  expect(results.map(({ planned }) => planned.case.kind)).toContain('valid');
});
