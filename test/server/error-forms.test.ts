import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from '../wire/way.ts';

const text: JsonObject = { type: 'string' };
const closed = (properties: JsonObject): JsonObject => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
const open = (properties: JsonObject): JsonObject => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const reason = 'query/page must be at least 1';
const errors = [{ in: 'query', pointer: '/page', message: 'must be at least 1' }];
const details = { type: { const: 'about:blank' }, title: text, status: { type: 'integer' }, detail: text };

/** What a document says of errors, in which media type, and the body of a refusal. */
const forms: Readonly<Record<string, readonly [type: string, schema: Json, want: unknown]>> = {
  usual: ['application/json', open({}), { message: { page: [errors[0]?.message] }, errors }],
  messageAndErrors: ['application/json', open({ message: text }), { message: reason, errors }],
  message: ['application/json', closed({ message: text }), { message: reason }],
  error: ['application/json', closed({ error: text }), { error: reason }],
  code: [
    'application/vnd.own+json',
    closed({ code: { type: 'integer' }, message: text }),
    { code: 400, message: reason },
  ],
  codeInText: ['application/json', closed({ code: text, message: text }), { code: '400', message: reason }],
  nested: [
    'application/json',
    closed({ error: closed({ code: { type: 'integer' }, message: text }) }),
    { error: { code: 400, message: reason } },
  ],
  list: [
    'application/json',
    closed({ errors: { type: 'array', items: closed({ message: text }) } }),
    { errors: [{ message: reason }] },
  ],
  details: ['application/problem+json', closed(details), 'details'],
  openDetails: ['application/problem+json', open({ title: text }), 'open details'],
  detailsAsJson: ['application/json', closed(details), 'details'],
  unknown: [
    'application/json',
    closed({ fehler: text }),
    { message: { page: [errors[0]?.message] }, errors },
  ],
};

function operationOf(id: string, [type, schema]: readonly [string, Json, unknown]): JsonObject {
  return {
    get: {
      operationId: id,
      parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
      responses: {
        '204': { description: 'Done.' },
        '4XX': { description: 'Refused.', content: { [type]: { schema } } },
      },
    },
  };
}

let generated: Generated;

beforeAll(async () => {
  const paths = Object.entries(forms).map(([id, form]) => [`/${id}`, operationOf(id, form)]);
  generated = await generateBoth(documentOf(Object.fromEntries(paths) as JsonObject));
});

describe.each(ways)('bodies of refusals in the form of the document, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const handlers = Object.keys(forms).map((id) => [id, () => ({ status: 204 })]);
    way = await openWay(name, generated, Object.fromEntries(handlers) as never);
  });

  afterAll(() => way.close());

  test.each(Object.entries(forms))('%s', async (id, [type, schema, want]) => {
    const send = way.client.fetch ?? fetch;
    const response = await send(`${way.client.baseUrl}/${id}?page=0`, {});
    const body = (await response.json()) as { title?: string };
    expect([response.status, response.headers.get('content-type')]).toEqual([400, type]);
    const isDescribed = new Ajv2020({ strict: false }).compile(schema as object)(body);
    expect([isDescribed, body]).toEqual([id !== 'unknown', wanted(want, body.title)]);
  });
});

/** Problem details have a title of their own. */
function wanted(want: unknown, title: string | undefined): unknown {
  if (want === 'details') return { type: 'about:blank', title, status: 400, detail: reason };
  return want === 'open details' ? { title, status: 400, detail: reason, errors } : want;
}
