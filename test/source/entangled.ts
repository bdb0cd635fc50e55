import fc from 'fast-check';
import type { Json, JsonObject } from '../../generators/json/json.ts';

/** A document with a reference in every place that can have one. */
const rich = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1' },
  paths: {
    '/a/{id}': {
      parameters: [{ $ref: '' }, { name: 'id', in: 'path', required: true, schema: { $ref: '' } }],
      get: {
        operationId: 'getA',
        parameters: [{ name: 'q', in: 'query', content: { 'application/json': { schema: { $ref: '' } } } }],
        responses: { 200: { $ref: '' }, default: { description: 'D', headers: { H: { $ref: '' } } } },
      },
      post: {
        operationId: 'postA',
        requestBody: { $ref: '' },
        responses: {
          201: {
            description: 'O',
            links: { L: { $ref: '' } },
            content: { 'application/json': { schema: { $ref: '' }, examples: { e: { $ref: '' } } } },
          },
        },
        callbacks: { c: { '{$url}': { $ref: '' } }, d: { $ref: '' } },
      },
    },
    '/b': { $ref: '' },
  },
  webhooks: { w: { $ref: '' } },
  components: {
    schemas: {
      A: { $ref: '' },
      B: { type: 'object', properties: { a: { $ref: '' }, b: { type: 'array', items: { $ref: '' } } } },
      C: { anyOf: [{ $ref: '' }, { type: 'string' }], $defs: { D: { $ref: '' }, E: { not: { $ref: '' } } } },
      F: { allOf: [{ $ref: '' }], discriminator: { propertyName: 'p', mapping: { m: '' } } },
    },
    parameters: { P: { $ref: '' } },
    requestBodies: { R: { content: { 'application/json': { schema: { $ref: '' } } } } },
    responses: { S: { $ref: '' } },
    headers: { H: { schema: { $ref: '' } } },
    examples: { X: { $ref: '' } },
    links: { L: { $ref: '' } },
    callbacks: { K: { $ref: '' } },
    pathItems: { I: { $ref: '' }, J: { get: { operationId: 'getJ', responses: { 200: { $ref: '' } } } } },
    securitySchemes: { Z: { $ref: '' } },
  },
} satisfies JsonObject;

const pointers = pointersOf(rich, '#');

/** Pointers to all values of a document. */
function pointersOf(value: Json, pointer: string): readonly string[] {
  if (value === null || typeof value !== 'object') return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pointersOf(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    ),
  ];
}

/** The document with its references set to targets, in order. */
function withReferences(value: Json, targets: Iterator<string>): Json {
  if (value === null || typeof value !== 'object') return value === '' ? String(targets.next().value) : value;
  if (Array.isArray(value)) return value.map((each) => withReferences(each, targets));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withReferences(each, targets)]));
}

/** Where a reference may lead: to any value of the document, to nothing, to itself, elsewhere. */
const target = fc.oneof(
  fc.constantFrom(...pointers),
  fc.constantFrom(
    '',
    'a.json',
    'a.json#/components',
    '#/nowhere',
    'https://example.com/',
    '#/components/schemas/B/properties/b',
  ),
);

/** Documents in which references of every kind lead anywhere, as their texts. The file is called `a.json`. */
export const entangled: fc.Arbitrary<string> = fc
  .array(target, { minLength: 40, maxLength: 40 })
  .map((targets) => JSON.stringify(withReferences(rich, targets.values())));
