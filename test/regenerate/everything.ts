import type { JsonObject } from '../../generators/json/json.ts';

/** References of every kind, and what rules compare with each other, in two files that refer to each other. */
export const everything: Readonly<Record<'root.json' | 'parts.json', JsonObject>> = {
  'root.json': {
    openapi: '3.1.1',
    info: { title: 'Shelf', version: '1' },
    servers: [{ url: 'https://{host}/v1', variables: { host: { default: 'a', enum: ['a', 'b'] } } }],
    security: [{ token: [] }],
    tags: [{ name: 'books', 'x-lint-ignore': { 'openapi/undeclared-tag': 'known' } }, { name: 'people' }],
    'x-body-also-in': ['query'],
    paths: {
      '/books/{id}': {
        parameters: [{ $ref: '#/components/parameters/Id' }],
        get: {
          operationId: 'getBook',
          tags: ['books'],
          parameters: [
            { $ref: '#/components/parameters/Kind' },
            { name: 'x', in: 'query', example: 1, schema: { type: 'integer' } },
          ],
          responses: {
            200: { $ref: '#/components/responses/Book' },
            404: { description: 'None.', headers: { Wait: { $ref: '#/components/headers/Wait' } } },
          },
        },
        put: {
          tags: ['books'],
          requestBody: { $ref: '#/components/requestBodies/Book' },
          responses: { 200: { $ref: '#/components/responses/Book' } },
          security: [{}, { token: [] }],
          servers: [{ url: '/other' }],
        },
      },
      '/people': { $ref: './parts.json#/people' },
      '/staff': { $ref: './parts.json#/people' },
      '/watch': {
        post: {
          operationId: 'watch',
          tags: ['people'],
          requestBody: { content: { 'text/plain': { schema: { $ref: '#/components/schemas/Title' } } } },
          responses: { 204: { description: 'Done.' } },
          callbacks: { seen: { '{$request.body#/url}': { $ref: '#/components/pathItems/Seen' } } },
        },
      },
    },
    webhooks: { added: { $ref: '#/components/pathItems/Seen' } },
    components: {
      schemas: {
        Title: { type: 'string', maxLength: 40, examples: ['A book'] },
        Book: {
          type: 'object',
          required: ['title', 'kind'],
          properties: {
            title: { $ref: '#/components/schemas/Title' },
            kind: { $ref: '#/components/schemas/Kind' },
            by: { $ref: './parts.json#/Person' },
            next: { $ref: '#/components/schemas/Book' },
            work: { $ref: '#/components/schemas/Work' },
            seen: { type: 'string', format: 'date', readOnly: true },
          },
          example: { title: 'A', kind: 'new' },
        },
        Kind: { type: 'string', enum: ['new', 'old'], default: 'new' },
        Both: { allOf: [{ $ref: '#/components/schemas/Title' }, { minLength: 2 }] },
        Thing: {
          oneOf: [{ $ref: '#/components/schemas/Left' }, { $ref: '#/components/schemas/Right' }],
          discriminator: { propertyName: 'side', mapping: { l: '#/components/schemas/Left', r: 'Right' } },
        },
        Work: {
          type: 'object',
          properties: { form: { type: 'string' } },
          discriminator: { propertyName: 'form', mapping: { play: '#/components/schemas/Play' } },
        },
        Play: {
          allOf: [{ $ref: '#/components/schemas/Work' }, { properties: { acts: { type: 'integer' } } }],
        },
        Opera: { allOf: [{ $ref: '#/components/schemas/Work' }, { properties: { by: { type: 'string' } } }] },
        Left: { type: 'object', required: ['side'], properties: { side: { const: 'l' } } },
        Right: {
          type: 'object',
          required: ['side'],
          properties: { side: { const: 'r' }, of: { $ref: './parts.json#/Person' } },
        },
      },
      parameters: {
        Id: {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'integer' },
          examples: { one: { $ref: '#/components/examples/One' } },
        },
        Kind: { name: 'kind', in: 'query', schema: { $ref: '#/components/schemas/Kind' }, example: 'old' },
      },
      examples: { One: { value: 1 }, Book: { value: { title: 'B', kind: 'old' } } },
      headers: { Wait: { schema: { type: 'integer' }, example: 3 } },
      links: { Person: { operationId: 'listPeople' } },
      requestBodies: {
        Book: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } },
          required: true,
        },
      },
      responses: {
        Book: {
          description: 'A book.',
          links: { by: { $ref: '#/components/links/Person' } },
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Book' },
              examples: { book: { $ref: '#/components/examples/Book' } },
            },
          },
        },
      },
      pathItems: {
        Seen: {
          post: {
            requestBody: { $ref: '#/components/requestBodies/Book' },
            responses: { 200: { description: 'Ok.' } },
          },
        },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  },
  'parts.json': {
    people: {
      get: {
        tags: ['people'],
        responses: {
          200: {
            description: 'People.',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/Person' } },
                example: [{ name: 'Ada' }],
              },
            },
          },
        },
      },
    },
    Person: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        wrote: { type: 'array', items: { $ref: './root.json#/components/schemas/Book' } },
      },
    },
  },
};
