import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf } from './way.ts';

const text: JsonObject = { type: 'string', pattern: '^-----BEGIN' };
const file: JsonObject = { type: 'string', format: 'binary' };

const schemas: JsonObject = {
  Pem: text,
  PemFile: { type: 'string', contentMediaType: 'application/x-pem-file' },
  Either: { oneOf: [{ $ref: '#/components/schemas/Pem' }, { $ref: '#/components/schemas/PemFile' }] },
  Form: {
    type: 'object',
    required: ['domain'],
    additionalProperties: false,
    properties: {
      domain: { type: 'string' },
      plain: file,
      named: { $ref: '#/components/schemas/PemFile' },
      any: { anyOf: [text, file] },
      anyNamed: { anyOf: [{ $ref: '#/components/schemas/Pem' }, { $ref: '#/components/schemas/PemFile' }] },
      one: { $ref: '#/components/schemas/Either' },
      all: { allOf: [{ $ref: '#/components/schemas/PemFile' }], description: 'A file.' },
      orNull: { anyOf: [file, { type: 'null' }] },
      list: { type: 'array', items: { $ref: '#/components/schemas/Either' } },
    },
  },
  Base: { allOf: [{ $ref: '#/components/schemas/Form' }] },
};

const body = (name: string, also: JsonObject = {}): JsonObject => ({
  required: true,
  content: { 'multipart/form-data': { schema: { $ref: `#/components/schemas/${name}` } }, ...also },
});
const responses: JsonObject = {
  '200': { description: 'What came.', content: { 'application/json': { schema: true } } },
};
const orJson: JsonObject = {
  'application/json': { schema: { type: 'object', properties: { domain: { type: 'string' }, one: text } } },
};

/** Forms with files wherever a schema can have them. */
export const filesDocument: JsonObject = documentOf(
  {
    '/form': { post: { operationId: 'sendForm', requestBody: body('Form'), responses } },
    '/base': { post: { operationId: 'sendBase', requestBody: body('Base'), responses } },
    '/json': { post: { operationId: 'sendEither', requestBody: body('Form', orJson), responses } },
  },
  { components: { schemas } },
);
