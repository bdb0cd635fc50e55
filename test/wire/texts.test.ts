import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';
import { iterations } from '../runs/iterations.ts';

const form = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
/** An upload is a form in parts, also where it has no file. */
const parts = { ...form, properties: { ...form.properties, file: { contentMediaType: 'image/png' } } };

/** One operation for each kind of body that holds a text. */
const bodies: Readonly<Record<string, readonly [type: string, schema: Json]>> = {
  sendJson: ['application/json', form],
  sendForm: ['application/x-www-form-urlencoded', form],
  sendParts: ['multipart/form-data', parts],
  sendText: ['text/plain', { type: 'string' }],
};

function operationOf(operationId: string, [type, schema]: readonly [string, Json]): JsonObject {
  const response = { description: 'What came.', content: { 'application/json': { schema: true } } };
  const requestBody = { required: true, content: { [type]: { schema } } };
  return { post: { operationId, requestBody, responses: { '200': response } } };
}

const piece = fc.constantFrom(...'\ufeff\u2028\0\r\n\t&=+%"\'aéß日😀', '\r\n', '--', '\ud800', '\udc00');
const texts = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));

/**
 * UTF-8 has no lone surrogates; JSON writes them as escapes. At the beginning of a body, a BOM is a mark of the encoding
 * (Encoding Standard, UTF-8 decode).
 */
function expectedOutcome(id: string, text: string): string {
  if (id === 'sendJson') return text;
  if (!text.isWellFormed()) return 'refused';
  return id === 'sendText' ? text.replace(/^\ufeff/, '') : text;
}

let generated: Generated;

beforeAll(async () => {
  const paths = Object.entries(bodies).map(([id, body]) => [`/${id}`, operationOf(id, body)]);
  generated = await generateBoth(documentOf(Object.fromEntries(paths) as JsonObject));
});

/** Gives the text back that came. */
async function answerText({ body }: { readonly body: unknown }): Promise<HandlerResponse> {
  const { read } = Object(body) as { read?: () => Promise<unknown> };
  const value = read === undefined ? body : await read.call(body);
  return { status: 200, body: typeof value === 'string' ? value : (value as { text: string }).text };
}

describe.each(ways)('texts in bodies, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const handlers = Object.keys(bodies).map((id) => [id, answerText]);
    way = await openWay(name, generated, Object.fromEntries(handlers) as never);
  });

  afterAll(() => way.close());

  test.each(Object.keys(bodies))('%s: arrive as they were given, or are not sent', async (id) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        way.sent.length = 0;
        const args = id === 'sendText' ? { body: text } : { text };
        const outcome = await generated.client[id]?.(way.client, args).catch((error: unknown) => {
          if (way.sent.length > 0 || !(error instanceof TypeError)) throw error;
          return 'refused';
        });
        expect(outcome).toBe(expectedOutcome(id, text));
      }),
      { numRuns: iterations(80) },
    );
  });
});
