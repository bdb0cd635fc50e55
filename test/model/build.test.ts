import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel, Operation } from '../../generators/model/model.ts';
import { readDocument } from '../../generators/source/read.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-model-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function modelOf(body: string): Promise<ApiModel> {
  const path = join(folder, 'openapi.yaml');
  writeFileSync(path, `openapi: 3.1.1\ninfo: { title: Shop, version: 1.0.0 }\n${body}`);
  const { document, findings } = await readDocument(path);
  if (document === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  return buildModel(document).model;
}

function operation(model: ApiModel, id: string): Operation {
  const found = model.operations.find((each) => each.id === id);
  if (found === undefined)
    throw new Error(`no operation ${id} among ${model.operations.map((each) => each.id).join()}`);
  return found;
}

describe('operations', () => {
  test('stand in order of paths, literals first, and of methods', async () => {
    const model = await modelOf(`
paths:
  /b/{id}: { parameters: [{ $ref: '#/components/parameters/Id' }], delete: &op { responses: { '204': { description: gone } } }, get: *op }
  /b/latest: { get: *op }
  /a: { post: *op }
components:
  parameters: { Id: { name: id, in: path, required: true, schema: { type: integer } } }
`);
    expect(model.operations.map(({ id }) => id)).toEqual(['postA', 'getBLatest', 'getBById', 'deleteBById']);
  });

  test('parameters of the operation replace those of the path item by name and location', async () => {
    const model = await modelOf(`
paths:
  /b:
    parameters:
      - { name: page, in: query, schema: { type: integer } }
      - { name: page, in: header, schema: { type: string } }
      - { name: Accept, in: header, schema: { type: string } }
    get:
      operationId: list
      parameters: [{ name: page, in: query, required: true, schema: { type: string } }]
      responses: { '200': { description: ok } }
`);
    const { parameters } = operation(model, 'list');
    expect(
      parameters.map(({ name, in: location, required, schema }) => ({ name, location, required, schema })),
    ).toEqual([
      { name: 'page', location: 'query', required: true, schema: { type: 'string' } },
      { name: 'page', location: 'header', required: false, schema: { type: 'string' } },
    ]);
  });

  test.each<[string, { style: string; explode: boolean }]>([
    ['in: query', { style: 'form', explode: true }],
    ['in: query, explode: false', { style: 'form', explode: false }],
    ['in: query, style: deepObject', { style: 'deepObject', explode: true }],
    ['in: header', { style: 'simple', explode: false }],
    ['in: cookie', { style: 'form', explode: true }],
    ['in: query, style: pipeDelimited', { style: 'pipeDelimited', explode: false }],
  ])('a parameter with %s', async (members, want) => {
    const model = await modelOf(`
paths: { /b: { get: { operationId: list, parameters: [{ name: q, ${members}, schema: { type: array } }], responses: { '200': { description: ok } } } } }
`);
    expect(operation(model, 'list').parameters[0]).toMatchObject(want);
  });

  test('responses stand by status, ranges behind, the default last', async () => {
    const model = await modelOf(`
paths:
  /b:
    get:
      operationId: list
      responses:
        default: { description: d }
        5XX: { description: five }
        '500': { description: five hundred }
        '200': { description: ok, content: { application/json; charset=utf-8: { schema: { type: object } }, text/csv: {} } }
`);
    const { responses } = operation(model, 'list');
    expect(responses.map(({ status }) => status)).toEqual(['200', '500', '5XX', 'default']);
    expect(responses[0]?.content.map(({ type, kind, schema }) => ({ type, kind, schema }))).toEqual([
      { type: 'application/json', kind: 'json', schema: { type: 'object' } },
      { type: 'text/csv', kind: 'text', schema: true },
    ]);
  });

  test('security of the document holds where the operation says nothing; an empty list means none', async () => {
    const model = await modelOf(`
security: [{ key: [] }]
paths:
  /a: { get: { operationId: inherits, responses: { '200': { description: ok } } } }
  /b: { get: { operationId: open, security: [], responses: { '200': { description: ok } } } }
  /c: { get: { operationId: either, security: [{}, { key: [] }], responses: { '200': { description: ok } } } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
`);
    expect(operation(model, 'inherits').security).toEqual([[{ scheme: 'key', scopes: [] }]]);
    expect(operation(model, 'open').security).toEqual([]);
    expect(operation(model, 'either').security).toEqual([[], [{ scheme: 'key', scopes: [] }]]);
  });
});

describe('schemas', () => {
  test('know who reaches them and whether they reach themselves', async () => {
    const model = await modelOf(`
paths:
  /b:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Tree' } } } } } }
components:
  schemas:
    Order: { properties: { item: { $ref: '#/components/schemas/Item' } } }
    Item: { type: string, readOnly: true }
    Tree: { properties: { children: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }
    Lonely: { type: string }
`);
    const facts = model.schemas.map(({ key, reachedBy, recursive, hasVariants }) => [
      key,
      reachedBy.requests,
      reachedBy.responses,
      recursive,
      hasVariants,
    ]);
    expect(facts).toEqual([
      ['Item', true, false, false, true],
      ['Lonely', false, false, false, false],
      ['Order', true, false, false, true],
      ['Tree', false, true, true, false],
    ]);
  });
});

test('the order of keys in the document does not matter', async () => {
  const one = await modelOf(`
tags: [{ name: B }, { name: A }]
paths:
  /a: { get: { tags: [A], operationId: a, responses: { '200': { description: ok }, '404': { description: no } } } }
  /b: { get: { tags: [B], operationId: b, responses: { '200': { description: ok } } } }
components: { schemas: { X: { type: object, properties: { p: { type: string }, q: { type: string } } }, Y: { type: string } } }
`);
  const other = await modelOf(`
components: { schemas: { Y: { type: string }, X: { properties: { q: { type: string }, p: { type: string } }, type: object } } }
paths:
  /b: { get: { responses: { '200': { description: ok } }, operationId: b, tags: [B] } }
  /a: { get: { responses: { '404': { description: no }, '200': { description: ok } }, operationId: a, tags: [A] } }
tags: [{ name: B }, { name: A }]
`);
  expect(JSON.stringify(other.bundle)).toBe(JSON.stringify(one.bundle));
  expect(other.operations.map(({ id }) => id)).toEqual(one.operations.map(({ id }) => id));
  expect(one.families.map(({ tag }) => tag)).toEqual(['B', 'A']);
});
