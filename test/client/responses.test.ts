import { describe, expect, test } from 'vitest';
import { planResponses } from '../../generators/emit/client/response-plan.ts';
import type { TsOperation } from '../../generators/typescript/ts-model.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

describe('answers', () => {
  const stream = { 'application/zip': {} };
  const link = { headers: { Link: { schema: { type: 'string' } } } };
  const list = jsonContent({ type: 'array', items: true });
  test.each<
    [string, JsonObject, { reader: string | undefined; isList: boolean; success: string; accept: string }]
  >([
    [
      'nothing',
      { 204: {} },
      { reader: undefined, isList: false, success: 'undefined', accept: 'application/json' },
    ],
    [
      'JSON',
      { 200: { content: list } },
      { reader: undefined, isList: false, success: "Act200['body']", accept: 'application/json' },
    ],
    [
      'a list',
      { 200: { content: list, ...link } },
      { reader: undefined, isList: true, success: "Act200['body']", accept: 'application/json' },
    ],
    [
      'JSON or nothing',
      { 200: { content: list }, 204: {} },
      { reader: undefined, isList: false, success: "Act200['body'] | undefined", accept: 'application/json' },
    ],
    [
      'text',
      { 200: { content: { 'text/plain': {} } } },
      { reader: 'readText', isList: false, success: 'string', accept: 'text/plain' },
    ],
    [
      'a download',
      { 200: { content: stream }, 404: { content: list } },
      { reader: 'readStream', isList: false, success: 'ReadableStream<Uint8Array>', accept: '*/*' },
    ],
    [
      'only redirects',
      { 302: {} },
      { reader: 'readJsonOrStream', isList: false, success: 'unknown', accept: '*/*' },
    ],
    [
      'only a default',
      { default: { content: list } },
      { reader: undefined, isList: false, success: "ActDefault['body']", accept: 'application/json' },
    ],
  ])('%s', (_, responses, want) => {
    const described = Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        { description: 'x', ...(response as JsonObject) },
      ]),
    );
    const model = modelOf({ paths: { '/act': { get: operation({ responses: described }) } } });
    const { reader, item, success, accept } = planResponses(model, model.operations[0] as TsOperation);
    expect({ reader, isList: item !== undefined, success: success.toString(), accept }).toEqual(want);
  });
});
