import type { JsonObject } from '../../generators/json/json.ts';
import type { Draft } from './drafts.ts';

function json(schema: JsonObject): JsonObject {
  return { content: { 'application/json': { schema } } };
}

/** A small document that has a bit of everything that its edits are about. */
export function pets(): Draft {
  return {
    root: {
      openapi: '3.1.1',
      info: { title: 'Pets', version: '1.0.0', description: 'Pets and their people.' },
      servers: [{ url: 'https://pets.example/v1' }],
      security: [{ token: [] }],
      tags: [{ name: 'pets', description: 'Pets.' }],
      paths: {
        '/pets': {
          get: {
            operationId: 'listPets',
            tags: ['pets'],
            parameters: [
              { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
              { name: 'kinds[]', in: 'query', schema: { type: 'array', items: { enum: ['cat', 'dog'] } } },
            ],
            responses: {
              '200': {
                description: 'Pets.',
                content: { 'application/json': { schema: { type: 'array', items: { $to: 'Pet' } } } },
              },
              '400': { description: 'Wrong.', ...json({ $to: 'Problem' }) },
            },
          },
          post: {
            operationId: 'addPet',
            tags: ['pets'],
            requestBody: json({ $to: 'Pet' }),
            responses: { '201': { description: 'Added.', ...json({ $to: 'Pet' }) } },
          },
        },
        '/owners/{id}': {
          get: {
            operationId: 'getOwner',
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            responses: { '200': { description: 'An owner.', ...json({ $to: 'Owner' }) } },
          },
        },
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    schemas: new Map([
      [
        'Pet',
        {
          file: 'pets.yaml',
          schema: {
            oneOf: [{ $to: 'Cat' }, { $to: 'Dog' }],
            discriminator: { propertyName: 'kind' },
          },
        },
      ],
      [
        'Cat',
        {
          file: 'pets.yaml',
          schema: {
            type: 'object',
            description: 'A cat.',
            required: ['kind'],
            properties: {
              kind: { const: 'Cat' },
              id: { type: 'integer', format: 'int64', readOnly: true },
              owner: { $to: 'Owner' },
              lives: { type: 'integer', maximum: 9 },
            },
          },
        },
      ],
      [
        'Dog',
        {
          file: 'pets.yaml',
          schema: {
            type: 'object',
            required: ['kind'],
            properties: { kind: { const: 'Dog' }, friends: { type: 'array', items: { $to: 'Pet' } } },
          },
        },
      ],
      [
        'Owner',
        {
          file: 'people.yaml',
          schema: {
            type: 'object',
            properties: {
              name: { type: 'string', minLength: 1 },
              mail: { type: 'string', format: 'email' },
              pets: { type: 'array', items: { $to: 'Pet' } },
              last: { $to: 'Notice' },
            },
          },
        },
      ],
      [
        'Notice',
        {
          file: 'pets.yaml',
          schema: {
            type: 'object',
            required: ['about'],
            properties: { about: { type: 'string' } },
            discriminator: { propertyName: 'about' },
          },
        },
      ],
      [
        'Visit',
        {
          file: 'pets.yaml',
          schema: {
            allOf: [{ $to: 'Notice' }, { properties: { by: { $to: 'Owner' }, seen: { readOnly: true } } }],
          },
        },
      ],
      [
        'Problem',
        { file: 'openapi.yaml', schema: { type: 'object', properties: { message: { type: 'string' } } } },
      ],
    ]),
    broken: new Map(),
  };
}
