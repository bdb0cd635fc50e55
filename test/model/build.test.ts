import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel, Operation } from '../../generators/model/model.ts';
import { readDocument } from '../../generators/pipeline.ts';
import { tsModelOf, type TsModel } from '../../generators/typescript/ts-model.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-model-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function modelOf(body: string): Promise<TsModel> {
  const path = join(folder, 'openapi.yaml');
  writeFileSync(path, `openapi: 3.1.1\ninfo: { title: Shop, version: 1.0.0 }\n${body}`);
  const { document, findings } = await readDocument(path);
  if (document === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  return tsModelOf(buildModel(document).model);
}

function operation(model: ApiModel, id: string): Operation {
  const found = model.operations.find((each) => each.id === id);
  if (found === undefined)
    throw new Error(`no operation ${id} among ${model.operations.map((each) => each.id).join()}`);
  return found;
}

describe('operations', () => {
  test('stand in the order of the document', async () => {
    const model = await modelOf(`
paths:
  /b/{id}: { parameters: [{ $ref: '#/components/parameters/Id' }], delete: &op { responses: { '204': { description: gone } } }, get: *op }
  /b/latest: { get: *op }
  /a: { post: *op }
components:
  parameters: { Id: { name: id, in: path, required: true, schema: { type: integer } } }
`);
    expect(model.operations.map(({ id }) => id)).toEqual(['deleteBById', 'getBById', 'getBLatest', 'postA']);
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

  test('responses stand in the order of the document, but that names which are numbers go first', async () => {
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
    expect(responses.map(({ status }) => status)).toEqual(['200', '500', 'default', '5XX']);
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
      ['Order', true, false, false, true],
      ['Item', true, false, false, true],
      ['Tree', false, true, true, false],
      ['Lonely', false, false, false, false],
    ]);
  });
});

test('ids of operations without one differ from all others', async () => {
  const ok = "responses: { '200': { description: ok } }";
  const model = await modelOf(`
paths:
  /a-b: { get: { ${ok} } }
  /a/b: { get: { ${ok} } }
  /c: { get: { operationId: getAB, ${ok} }, put: { operationId: same, ${ok} }, post: { operationId: same, ${ok} } }
`);
  expect(model.operations.map(({ id }) => id)).toEqual(['getAB2', 'getAB3', 'getAB', 'same', 'postC']);
});

test('the order of the document decides where things stand, but not how they are called', async () => {
  const one = await modelOf(`
tags: [{ name: B }]
paths:
  /a: { get: { tags: [A], operationId: a_x, responses: { '200': { description: ok } } } }
  /b: { get: { tags: [B], operationId: a-x, responses: { '200': { description: ok } } } }
  /c: { get: { tags: [C], operationId: c, responses: { '200': { description: ok } } } }
components: { schemas: { x-y: { type: object }, X_Y: { type: string } } }
`);
  const other = await modelOf(`
components: { schemas: { X_Y: { type: string }, x-y: { type: object } } }
paths:
  /c: { get: { responses: { '200': { description: ok } }, operationId: c, tags: [C] } }
  /b: { get: { responses: { '200': { description: ok } }, operationId: a-x, tags: [B] } }
  /a: { get: { responses: { '200': { description: ok } }, operationId: a_x, tags: [A] } }
tags: [{ name: B }]
`);
  const operations = one.operations.map(({ id, names }) => [id, names]);
  expect(other.operations.map(({ id, names }) => [id, names])).toEqual(operations.toReversed());
  const schemas = one.schemas.map(({ key, names }) => [key, names]);
  expect(other.schemas.map(({ key, names }) => [key, names])).toEqual(schemas.toReversed());
  expect(one.families.map(({ tag }) => tag)).toEqual(['B', 'A', 'C']);
  expect(other.families.map(({ tag }) => tag)).toEqual(['B', 'C', 'A']);
  expect(Object.keys(other.bundle)).toEqual(['openapi', 'info', 'components', 'paths', 'tags']);
});
