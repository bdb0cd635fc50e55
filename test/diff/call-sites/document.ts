import type { Json, JsonObject } from '../../../generators/json/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string): JsonObject => ({ 'application/json': { schema: ref(name) } });
const plain: JsonObject = { 'text/plain': { schema: { type: 'string' } } };
const object = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  required,
  properties,
});
const text: Json = { type: 'string' };
const choice: Json = { anyOf: [text, object({ name: text }, 'name')] };

/** More values as alternatives than are compared one by one. */
export const codes = Array.from({ length: 70 }, (_, index) => `v${index}`);

/** The document that is changed. Each of its parts is used by a call site. */
export const document: JsonObject = {
  openapi: '3.1.1',
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: 'https://pets.example' }],
  tags: [{ name: 'pets' }, { name: 'animals' }],
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        tags: ['pets'],
        security: [{ key: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'view', in: 'query', schema: { type: 'string', enum: ['short', 'long'] } },
        ],
        responses: {
          200: { description: 'A pet.', content: json('Pet') },
          404: { description: 'None.', content: plain },
        },
      },
      post: {
        operationId: 'feedPet',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        responses: { 204: { description: 'Fed.' } },
      },
    },
    '/pets': {
      post: {
        operationId: 'addPet',
        requestBody: { content: { ...json('NewPet'), ...plain } },
        responses: {
          200: {
            description: 'A pet.',
            headers: { 'X-Count': { required: true, schema: { type: 'integer' } } },
            content: { ...json('Shown'), ...plain },
          },
          202: { description: 'Later.' },
        },
      },
      put: {
        operationId: 'storePet',
        requestBody: { required: true, content: json('Pet') },
        responses: { 204: { description: 'Stored.' } },
      },
    },
    '/old': { get: { operationId: 'getOld', deprecated: true, responses: { 204: { description: 'Old.' } } } },
  },
  webhooks: {
    made: {
      post: {
        operationId: 'petMade',
        requestBody: { content: json('Shown') },
        responses: { 204: { description: 'Read.' } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Pet: {
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: {
          propertyName: 'kind',
          mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
        },
      },
      Cat: object({ kind: text, lives: { type: 'integer' } }, 'kind', 'lives'),
      Dog: object({ kind: text }, 'kind'),
      NewPet: object(
        {
          name: text,
          note: { type: ['string', 'integer'] },
          seen: { type: 'string', readOnly: true },
          mood: choice,
          code: { oneOf: codes.map((value) => ({ const: value })) },
        },
        'name',
      ),
      Shown: object(
        {
          size: { type: 'string', enum: ['small', 'large'] },
          mood: choice,
          code: { oneOf: codes.map((value) => ({ const: value })) },
        },
        'size',
        'mood',
        'code',
      ),
    },
  },
};
