import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../generators/json/json.ts';
import { repository } from '../outputs/places.ts';

/** All names that the runtime exports: generated modules import them beside types of the document. */
const runtimeNames = globSync('runtime/**/*.ts', {
  cwd: repository,
  exclude: (path) => path.includes('docs'),
})
  .flatMap((path) => [
    ...readFileSync(join(repository, path), 'utf8').matchAll(
      /^export (?:declare )?(?:async )?(?:interface|type|class|function\*?|const) ([A-Za-z]\w*)/gm,
    ),
  ])
  .map(([, name = '']) => name);

/** Names with a meaning in TypeScript and in the platform. */
const globalNames =
  `Array AsyncIterable Blob Body Buffer Client Date Error Exclude Extract FormData Function Headers
  Iterable JSON Map Math Never Number Object Omit Parameters Partial Pick PlainInteger Promise Proxy Readonly ReadableStream
  Record RegExp Request Required Response Result Set String Symbol Uint8Array URL Unknown Validator Http Bytes Api
  Operations Components Paths Webhooks Any Void Undefined Index Schemas Types`.split(/\s+/);

const names = [
  ...new Set(
    [...runtimeNames, ...globalNames].map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  ),
];

const ok = { 204: { description: 'O' } };
const head = { openapi: '3.1.1', info: { title: 'T', version: '1' } };
const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

/** A document in which every name is one of a schema, of its variant in requests, and of an operation. */
export const named: JsonObject = {
  ...head,
  paths: Object.fromEntries(
    names.map((name, index) => [
      `/a${index}/{id}`,
      {
        post: {
          operationId: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: json(reference(name)),
          responses: { 200: { description: 'O', ...json(reference(name)) } },
        },
      },
    ]),
  ),
  components: {
    schemas: Object.fromEntries(
      names.flatMap((name, index) => [
        [
          name,
          { type: 'object', properties: { id: { type: 'integer', readOnly: true }, a: { type: 'string' } } },
        ],
        ...(index % 3 === 0
          ? [[`${name}Request`, { type: 'object', properties: { b: { type: 'number' } } }]]
          : []),
      ]),
    ),
  },
};

const clashing = { name: 'flow', in: 'query', schema: { type: 'integer' } };
const withFlow = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'a' }, flow: { type: 'string' } },
};
const withoutFlow = { type: 'object', required: ['kind'], properties: { kind: { const: 'b' } } };

/** Bodies whose members have the name of a parameter, or are named by `required` alone. */
const bodies: readonly JsonObject[] = [
  { oneOf: [withFlow, withoutFlow] },
  { anyOf: [withFlow, withoutFlow, { type: 'object', properties: { other: { type: 'null' } } }] },
  { allOf: [withFlow, { type: 'object', required: ['flow'] }] },
  { type: 'object', required: ['flow'], properties: { a: { type: 'string' } } },
  { type: 'object', required: ['flow'] },
  {
    allOf: [
      { type: 'object', required: ['flow', 'more'] },
      { type: 'object', properties: { a: {} } },
    ],
  },
  { allOf: [{ oneOf: [withFlow, withoutFlow] }, { type: 'object', properties: { b: { type: 'string' } } }] },
  { type: 'object', required: ['flow'], properties: { flow: { type: 'string', readOnly: true }, a: {} } },
  reference('Flow'),
  { ...reference('Flow'), required: ['flow'] },
];

/** A document whose parameters have the names of members of bodies. */
export const clashes: JsonObject = {
  ...head,
  paths: Object.fromEntries(
    bodies.flatMap((schema, index) =>
      ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type, kind) => [
        `/b${index}/${kind}`,
        {
          post: {
            operationId: `post${index}x${kind}`,
            parameters: [clashing],
            requestBody: { required: index % 2 === 0, content: { [type]: { schema } } },
            responses: ok,
          },
        },
      ]),
    ),
  ),
  components: { schemas: { Flow: { oneOf: [withFlow, withoutFlow] } } },
};
