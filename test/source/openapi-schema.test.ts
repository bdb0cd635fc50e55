import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, test } from 'vitest';
import { generateFrom } from '../../generators/testing/generate-from.ts';
import type { JsonObject } from '../../generators/json/json.ts';

const operation = { responses: { 200: { description: 'OK' } } };

/** The document with one member of it replaced. */
function documentWith(members: object): JsonObject {
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, ...members };
}

const shared = { components: { pathItems: { A: { post: { ...operation, operationId: 'once' } } } } };
const reference = { $ref: '#/components/pathItems/A' };

const valid: readonly object[] = [
  {},
  { paths: { '/a': { get: operation, summary: 'S', 'x-a': 1 } } },
  {
    paths: {
      '/a/{b}': {
        parameters: [{ name: 'b', in: 'path', required: true, schema: { type: 'string' } }],
        get: operation,
      },
    },
  },
  { tags: [{ name: 'a' }], servers: [{ url: '/' }], security: [] },
  { components: { responses: { A: { description: 'A', headers: { H: { schema: { type: 'string' } } } } } } },
  { components: { securitySchemes: { A: { type: 'http', scheme: 'bearer' } } } },
  {
    webhooks: {
      a: { post: { ...operation, requestBody: { content: { 'a/b': { schema: { type: 'string' } } } } } },
    },
  },
  { ...shared, paths: { '/a': reference } },
  { ...shared, webhooks: { a: reference } },
  { ...shared, paths: { '/a': { get: { ...operation, callbacks: { b: { '{$url}': reference } } } } } },
];

const invalid: readonly object[] = [
  { info: { title: 'T' } },
  { info: { title: 'T', version: 1 } },
  { paths: { a: {} } },
  { paths: { '/a': { fetch: operation } } },
  { paths: { '/a': { get: { responses: { 200: {} } } } } },
  { paths: { '/a': { get: { ...operation, tags: 'a' } } } },
  { paths: { '/a': { get: { ...operation, operationID: 'a' } } } },
  { paths: { '/a': { get: { responses: { 999: { description: 'A' } } } } } },
  { paths: { '/a': { parameters: [{ name: 'a', in: 'body', schema: {} }] } } },
  { paths: { '/a': { parameters: [{ name: 'a', in: 'query' }] } } },
  { paths: { '/a': { parameters: { a: 1 } } } },
  { servers: {} },
  { components: { schemas: { 'a b': {} } } },
  { components: { schemas: [] } },
  { components: { securitySchemes: { A: { type: 'basic' } } } },
  { components: { definitions: {} } },
];

async function isAcceptedByOracle(document: JsonObject): Promise<boolean> {
  try {
    await SwaggerParser.validate(
      structuredClone(document) as unknown as Parameters<typeof SwaggerParser.validate>[0],
    );
    return true;
  } catch {
    return false;
  }
}

async function isAccepted(document: JsonObject): Promise<boolean> {
  const { findings } = await generateFrom(document);
  return findings.every(({ severity }) => severity === 'note');
}

/** The tables of this folder and the schema that the OpenAPI Initiative publishes are of one opinion. */
describe('the OpenAPI schema agrees', () => {
  test.each(valid)('%j is valid', async (members) => {
    const document = documentWith(members);
    expect([await isAccepted(document), await isAcceptedByOracle(document)]).toEqual([true, true]);
  });

  test.each(invalid)('%j is not', async (members) => {
    const document = documentWith(members);
    expect([await isAccepted(document), await isAcceptedByOracle(document)]).toEqual([false, false]);
  });
});
