import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type OpenAPI3,
} from 'openapi-typescript';
import { expect, test } from 'vitest';
import { generatedHeader } from '../../generators/code/comment.ts';
import { contextFor } from '../../generators/emit/types/openapi/adapter.ts';
import { circularSchemas } from '../../generators/emit/types/openapi/cut-cycles.ts';
import { requiredHeaders } from '../../generators/emit/types/openapi/loosen-headers.ts';
import { OpenApiTypes } from '../../generators/emit/types/openapi/openapi-types.ts';
import { prepare } from '../../generators/emit/types/openapi/prepare.ts';
import { isSchema, type Schema } from '../../generators/schema/schema.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { Json, JsonObject } from '../../generators/source/document.ts';
import { isObject } from '../../generators/source/member.ts';
import { componentReference } from '../../generators/source/bundle/reference.ts';

/** What the library prints of a whole document at once, without the head of the file. */
function printedAtOnce(original: JsonObject): string {
  const document = structuredClone(original);
  const find = named(original, 'schema');
  const schemas = [...find].flatMap(([reference, node]) =>
    isSchema(node) ? [[reference, node] as const] : [],
  );
  const findSchema = (reference: string): Schema => new Map(schemas).get(reference) ?? true;
  prepare(document, {
    find: findSchema,
    findListed: findSchema,
    circular: circularSchemas(new Map(schemas)),
    requiredHeaders: requiredHeaders(named(original, 'header')),
  });
  const whole = document as unknown as OpenAPI3;
  const discriminators = scanDiscriminators(whole, { silent: true });
  const resolve = (reference: string): unknown => resolveRef(whole, reference, { silent: true });
  return astToString(transformSchema(whole, contextFor({ discriminators, resolve })));
}

function named(document: JsonObject, kind: 'schema' | 'header'): ReadonlyMap<string, Json> {
  const { components } = document;
  const section = isObject(components) ? components[`${kind}s`] : undefined;
  const entries = isObject(section) ? Object.entries(section) : [];
  return new Map(entries.map(([name, node]) => [componentReference(kind, name), node]));
}

/** The same as `OpenApiTypes` prints it, part by part. */
function printedInParts(document: JsonObject, types = new OpenApiTypes()): string {
  return types.print(document).join('').slice(`${generatedHeader.toString()}\n\n`.length);
}

/** A document in which parts depend on each other in all of the ways that the library knows. */
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
    headers: { count: { required: true, schema: { type: 'integer' } }, next: { schema: { type: 'string' } } },
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
        headers: {
          count: { $ref: '#/components/headers/count' },
          next: { $ref: '#/components/headers/next' },
        },
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
      Size: { anyOf: [{ $ref: '#/components/schemas/Sizes' }, { type: 'string' }] },
      Sizes: { type: 'string', enum: ['small', 'large'] },
      Endless: { anyOf: [{ $ref: '#/components/schemas/Endless' }, { type: 'string' }] },
    },
  },
} satisfies JsonObject;

async function bundleOf(path: string): Promise<JsonObject> {
  const { model } = await loadModel(path, { root: '.' });
  if (model === undefined) throw new Error(`${path} was refused.`);
  return model.bundle;
}

test.each(['spec/openapi.yaml', 'examples/library/openapi.yaml', 'test/cli/fixtures/petstore.yaml'])(
  'prints of the parts of %s what the library prints of the whole',
  async (path) => {
    const bundle = await bundleOf(path);
    expect(printedInParts(bundle)).toBe(printedAtOnce(bundle));
  },
);

test('prints parts anew where others change that they depend on', () => {
  const types = new OpenApiTypes();
  let document: JsonObject = entangled;
  expect(printedInParts(document, types)).toBe(printedAtOnce(document));
  const { schemas, headers, parameters, requestBodies } = entangled.components;
  const edits: readonly JsonObject[] = [
    { schemas: { ...schemas, Owner: { type: 'object', properties: { age: { type: 'integer' } } } } },
    { schemas: { ...schemas, Sizes: { type: 'string' } } },
    { schemas: { ...schemas, Pet: { oneOf: schemas.Pet.oneOf } } },
    { schemas: { ...schemas, Cat: { type: 'object', properties: { name: { type: 'string' } } } } },
    { schemas: { ...schemas, Endless: { type: 'string' } } },
    { headers: { ...headers, count: { schema: { type: 'integer' } } } },
    { parameters: { id: { ...parameters.id, name: 'key' } } },
    { requestBodies: { pet: { ...requestBodies.pet, required: false } } },
    { schemas: {} },
  ];
  for (const edit of edits) {
    const before = printedInParts(document, types);
    document = { ...entangled, components: { ...entangled.components, ...edit } };
    expect(printedInParts(document, types)).toBe(printedAtOnce(document));
    expect(printedInParts(document, types)).not.toBe(before);
  }
});
