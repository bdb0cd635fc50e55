import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf } from '../wire/way.ts';

const id = { type: 'integer', format: 'int64' };
const small = { type: 'integer', format: 'int32' };
const ids = { type: 'array', items: id };
const responses = {
  200: {
    description: 'Done.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
  },
};

const bodyOf = (type: string, schema: JsonObject): JsonObject => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

const post = (operationId: string, more: JsonObject): JsonObject => ({
  post: { operationId, ...more, responses },
});

const parameter = (name: string, location: string, schema: JsonObject): JsonObject => ({
  name,
  in: location,
  required: location === 'path',
  schema,
});

/** Operations whose requests have integers beyond 2^53 in each place that a request has, and some that have none. */
export const bigintDocument: JsonObject = documentOf(
  {
    '/plain/{id}': post('sendPlain', {
      parameters: [
        parameter('id', 'path', id),
        parameter('after', 'query', id),
        parameter('x-after', 'header', id),
        parameter('page', 'query', small),
      ],
    }),
    '/nested/{id}': post('sendNested', {
      parameters: [
        parameter('id', 'path', small),
        parameter('ids[]', 'query', ids),
        { ...parameter('not', 'query', { type: 'object', properties: { id, ids } }), style: 'deepObject' },
      ],
    }),
    '/styled/{id}': post('sendStyled', {
      parameters: [
        parameter('id', 'path', ids),
        { ...parameter('ids', 'query', ids), style: 'pipeDelimited', explode: false },
        parameter('x-ids', 'header', ids),
        parameter('session', 'cookie', id),
      ],
    }),
    '/json': post('sendJson', bodyOf('application/json', { $ref: '#/components/schemas/Thing' })),
    '/list': post('sendList', bodyOf('application/json', ids)),
    '/form': post(
      'sendForm',
      bodyOf('application/x-www-form-urlencoded', { type: 'object', properties: { id } }),
    ),
    '/lists': post(
      'sendLists',
      bodyOf('application/x-www-form-urlencoded', { type: 'object', properties: { ids } }),
    ),
    '/parts': post(
      'sendParts',
      bodyOf('multipart/form-data', {
        type: 'object',
        properties: {
          id,
          thing: { $ref: '#/components/schemas/Thing' },
          file: { type: 'string', format: 'binary' },
        },
      }),
    ),
    '/small/{id}': post('sendSmall', {
      parameters: [parameter('id', 'path', small), parameter('text', 'query', { ...id, type: 'string' })],
      ...bodyOf('application/json', {
        type: 'object',
        properties: {
          id: { ...id, readOnly: true },
          count: { ...id, minimum: 0, maximum: 100 },
          size: { type: 'integer' },
        },
      }),
    }),
  },
  {
    components: {
      schemas: {
        Thing: {
          type: 'object',
          required: ['id'],
          properties: {
            id,
            kind: { enum: [1, 2] },
            label: { type: 'string' },
            parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
          },
        },
      },
    },
  },
);
