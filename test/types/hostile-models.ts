import { componentReference } from '../../generators/source/normalize/bundle/reference.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { hostileStrings } from '../code/hostile.ts';
import { jsonContent, modelOf, operation } from './model-of.ts';

const ref = (name: string): JsonObject => ({ $ref: componentReference('schema', name) });

/** Names of TypeScript's own types, and shapes that refer to themselves in every way. */
export const awkward = modelOf({
  schemas: {
    ...Object.fromEntries(
      [
        'Array',
        'Record',
        'Promise',
        'Exclude',
        'Uint8Array',
        'Blob',
        'Object',
        'Operations',
        'Bytes',
        'Status',
        'Components',
      ].map((name): [string, Json] => [
        name,
        { type: 'object', properties: { of: { type: 'array', items: ref('Record') } } },
      ]),
    ),
    Tree: {
      type: 'object',
      properties: { children: { type: 'array', items: ref('Tree') }, parent: ref('Tree') },
    },
    Values: {
      anyOf: [
        { type: 'string' },
        { type: 'array', items: ref('Values') },
        { additionalProperties: ref('Values') },
      ],
    },
    Pair: { prefixItems: [ref('Pair'), { anyOf: [ref('Pair'), { type: 'null' }] }] },
    Self: ref('Self'),
    ...Object.fromEntries(
      ['Foo.Bar', 'foo-bar', '1st', 'a/b', "it's", '日本', '%41', '__proto__'].map((name): [string, Json] => [
        name,
        { type: 'object', properties: { me: ref(name) } },
      ]),
    ),
    Ping: { anyOf: [ref('Pong'), { type: 'string' }] },
    Pong: { allOf: [ref('Ping'), { properties: { a: true } }] },
    Sided: {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, next: ref('Sided') },
      required: ['id'],
    },
    Mixed: {
      properties: { a: { type: 'integer' } },
      additionalProperties: { type: 'string' },
      allOf: [ref('Tree')],
    },
  },
  paths: {
    '/act/{id}': {
      put: operation({
        parameters: [{ name: 'id', in: 'path', required: true, schema: ref('Array') }],
        requestBody: {
          content: {
            'multipart/form-data': { schema: ref('Sided') },
            'image/png': {},
            ...jsonContent(ref('Blob')),
          },
        },
        responses: {
          200: { description: 'x', content: jsonContent(ref('Uint8Array')) },
          '2XX': { description: 'x' },
          default: { description: 'x', content: jsonContent(ref('Exclude')) },
        },
      }),
      get: operation({ operationId: 'record' }),
    },
  },
});

/** Hostile texts wherever a document has texts. */
export function hostileModel(): ReturnType<typeof modelOf> {
  const schemas = hostileStrings.map((text, index): [string, Json] => {
    const said = {
      title: text,
      description: text,
      default: text,
      examples: [text],
      format: text,
      pattern: text,
      'x-tier': text,
    };
    const properties = {
      [text]: { ...said, enum: [text, { [text]: text }] },
      other: { anyOf: [{ const: text }, { type: 'string' }] },
    };
    return [`Hostile${index}`, { ...said, type: 'object', required: [text], properties }];
  });
  const paths = hostileStrings.map((text, index): [string, Json] => [
    `/${index}${text}`,
    {
      post: operation({
        operationId: text,
        summary: text,
        description: text,
        deprecated: true,
        'x-deprecated': { replacement: text },
        parameters: [
          { name: text, in: 'query', description: text, schema: { type: 'string', enum: [text] } },
        ],
        requestBody: { description: text, content: { [text]: {}, ...jsonContent(ref(`Hostile${index}`)) } },
        responses: {
          200: {
            description: text,
            headers: { [text]: { description: text, schema: { const: text } } },
            content: { [text]: {}, ...jsonContent(true) },
          },
        },
      }),
    },
  ]);
  return modelOf({ schemas: Object.fromEntries(schemas), paths: Object.fromEntries(paths) });
}
