import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { generatedHeader } from '../../generators/code/comment.ts';
import { printOpenApi } from '../../generators/emit/openapi/print-openapi.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/json/json.ts';

/** What the library prints when it reads the document itself. */
async function printedByLibrary(document: JsonObject): Promise<string> {
  const options = { defaultNonNullable: false, emptyObjectsUnknown: true, silent: true };
  const types = await openapiTS(structuredClone(document) as unknown as OpenAPI3, options);
  return `${generatedHeader.toString()}\n\n${astToString(types)}`;
}

/** A document in which parts depend on each other, without what our output differs in on purpose. */
const entangled = {
  openapi: '3.1.1',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }],
      get: { operationId: 'getPet', responses: { 200: { $ref: '#/components/responses/pet' } } },
      put: {
        requestBody: { $ref: '#/components/requestBodies/pet' },
        responses: { 204: { description: 'Done.' } },
      },
    },
    '/empty': {},
  },
  webhooks: { born: { post: { operationId: 'born', responses: { 204: { description: 'Seen.' } } } } },
  components: {
    headers: { count: { required: true, schema: { type: 'integer' } } },
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    requestBodies: {
      pet: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
      },
    },
    responses: {
      pet: {
        description: 'A pet.',
        headers: { count: { $ref: '#/components/headers/count' } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
      },
    },
    schemas: {
      Pet: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
      },
      Cat: { type: 'object', properties: { kind: { type: 'string' }, name: { type: 'string' } } },
      Dog: {
        allOf: [
          { $ref: '#/components/schemas/Cat' },
          { type: 'object', properties: { loud: { type: 'boolean' } } },
        ],
      },
      Named: { allOf: [{ $ref: '#/components/schemas/Cat' }], required: ['name'] },
      Owned: { allOf: [{ $ref: '#/components/schemas/Owner' }], required: ['name'] },
      Owner: { type: 'object', properties: { name: { type: 'string' } } },
    },
  },
} satisfies JsonObject;

test('prints a document as the library does that reads it itself', async () => {
  expect(printOpenApi(entangled)).toBe(await printedByLibrary(entangled));
});

test('prints the bundle of several files in the same way', async () => {
  const { model } = await loadModel('examples/library/openapi.yaml', { root: '.' });
  if (model === undefined) throw new Error('The document was refused.');
  expect(printOpenApi(model.bundle)).toBe(await printedByLibrary(model.bundle));
});
