import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeMultipart } from '../../generators/sample/multipart.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import type { HandlerResponse } from '../../runtime/server/handler.ts';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { modelOf } from '../types/model-of.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const nullable = (type: string): JsonObject => ({ type: [type, 'null'] });
const file: JsonObject = { type: 'string', format: 'binary' };

const properties: JsonObject = {
  text: nullable('string'),
  count: nullable('integer'),
  list: { type: 'array', items: nullable('string') },
  file: { anyOf: [file, { type: 'null' }] },
  files: { type: 'array', items: { anyOf: [file, { type: 'null' }] } },
  json: { type: ['object', 'null'], properties: { a: nullable('string') } },
};

const content: JsonObject = { 'multipart/form-data': { schema: { type: 'object', properties } } };

const paths: JsonObject = {
  '/forms': {
    post: {
      operationId: 'sendForm',
      requestBody: { required: true, content },
      responses: { '200': { description: 'What came.', content: { 'application/json': { schema: {} } } } },
    },
  },
};

/** A form, and what arrives of it; undefined if it is refused before it is sent. */
const table: readonly [form: JsonObject, want: Json | undefined][] = [
  [{ text: null }, undefined],
  [{ count: null }, undefined],
  [{ list: ['a', null] }, undefined],
  [{ file: null }, undefined],
  [{ files: [null] }, undefined],
  [{ json: null }, { json: null }],
  [{ json: { a: null } }, { json: { a: null } }],
  [
    { text: '', count: 0, list: ['', 'a'] },
    { text: '', count: 0, list: ['', 'a'] },
  ],
  [{ text: 'a&b' }, { text: 'a&b' }],
];

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documentOf(paths));
});

async function answerForm({ body }: { readonly body: Multipart<Json> }): Promise<HandlerResponse> {
  return { status: 200, body: await body.read() };
}

describe.each(ways)('null in a form in parts, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    way = await openWay(name, generated, { sendForm: answerForm as never });
  });

  afterAll(() => way.close());

  test.each(table)('%j arrives as it is, or is not sent', async (form, want) => {
    way.sent.length = 0;
    const outcome = await generated.client['sendForm']?.(way.client, form).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      return undefined;
    });
    expect([outcome, way.sent.length]).toEqual([want, want === undefined ? 0 : 1]);
  });
});

test.each(table)('samples of requests refuse %j alike', (value, want) => {
  const model = modelOf({ paths });
  const [operation] = model.operations;
  const mediaType = operation?.body?.content[0];
  if (mediaType === undefined) throw new Error('There is no form.');
  const encode = () => encodeMultipart(model, { mediaType, value });
  const outcome = (() => {
    try {
      return encode().content.length > 0;
    } catch {
      return false;
    }
  })();
  expect(outcome).toBe(want !== undefined);
});
