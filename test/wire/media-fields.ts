import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf } from './way.ts';

const content: JsonObject = { type: 'object', required: ['k'], properties: { k: { type: 'integer' } } };

/** Fields of a form with the media type of a text, and whether they may be bytes too. */
export const textFields: Readonly<Record<string, JsonObject>> = {
  markdown: { type: 'string', contentMediaType: 'text/markdown' },
  csv: { type: 'string', contentMediaType: 'text/csv; charset=utf-8', maxLength: 12 },
  json: { type: 'string', contentMediaType: 'application/json', contentSchema: content },
  problem: { type: 'string', contentMediaType: 'application/problem+json' },
  xml: { type: 'string', contentMediaType: 'Application/XML' },
  base64: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
  orNull: { type: ['string', 'null'], contentMediaType: 'text/plain' },
  named: { $ref: '#/components/schemas/Text' },
  part: { allOf: [{ $ref: '#/components/schemas/Text' }], description: 'A text.' },
};

/** Fields with bytes, however they are written. */
export const byteFields: Readonly<Record<string, JsonObject>> = {
  image: { contentMediaType: 'image/png' },
  imageText: { type: 'string', contentMediaType: 'image/png' },
  vector: { type: 'string', contentMediaType: 'image/svg+xml' },
  anything: { contentMediaType: 'application/octet-stream' },
  encoded: { type: 'string', contentEncoding: 'binary' },
  encodedOnly: { contentEncoding: 'binary' },
  encodedText: { type: 'string', contentEncoding: 'BINARY', contentMediaType: 'text/csv' },
  format: { type: 'string', format: 'binary', contentMediaType: 'text/csv' },
  namedFile: { $ref: '#/components/schemas/File' },
};

/** Lists of them. */
export const listFields: Readonly<Record<string, JsonObject>> = {
  texts: { type: 'array', items: { type: 'string', contentMediaType: 'text/csv' } },
  images: { type: 'array', items: { contentMediaType: 'image/png' } },
};

const form: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: { ...textFields, ...byteFields, ...listFields },
};

const responses: JsonObject = {
  '200': { description: 'What came.', content: { 'application/json': { schema: true } } },
};

export const mediaFieldsDocument: JsonObject = documentOf(
  {
    '/form': {
      post: {
        operationId: 'sendForm',
        requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
        responses,
      },
    },
  },
  {
    components: {
      schemas: {
        Text: { type: 'string', contentMediaType: 'text/markdown' },
        File: { contentMediaType: 'application/pdf' },
      },
    },
  },
);

const typed = [
  ...Object.keys(textFields).map((name) => [name, name === 'orNull' ? 'string | null' : 'string'] as const),
  ...Object.keys(byteFields).map((name) => [name, 'UploadedFile'] as const),
  ['texts', 'string[]'] as const,
  ['images', 'UploadedFile[]'] as const,
];

/** What may be sent, and what a handler is given. */
export const mediaFieldsUsage = `
import { createClient, sendForm } from './client/index.js';
import type { SendFormHandler } from './server/operations/send-form.js';
import type { UploadedFile } from './server/index.js';

const client = createClient({ baseUrl: 'http://localhost' });
const blob = new Blob(['x']);
${Object.keys(textFields)
  .map(
    (name) => `sendForm(client, { ${name}: 'text' });
// @ts-expect-error a text is no bytes
sendForm(client, { ${name}: blob });`,
  )
  .join('\n')}
${Object.keys(byteFields)
  .map(
    (name) => `sendForm(client, { ${name}: blob });
// @ts-expect-error bytes are no text
sendForm(client, { ${name}: 'text' });`,
  )
  .join('\n')}

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => {};

export const handler: SendFormHandler = async ({ body }) => {
  const form = await body.read();
${typed.map(([name, type]) => `  same<typeof form.${name}, ${type} | undefined>(true);`).join('\n')}
  return { status: 200, body: null };
};
`;
