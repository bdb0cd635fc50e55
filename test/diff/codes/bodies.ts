import type { JsonObject } from '../../../generators/json/json.ts';
import { operation } from '../../types/model-of.ts';
import { type Parts } from '../documents.ts';
import { content, object, text, type Row } from './row.ts';

const post = (body?: JsonObject): Parts => ({
  paths: { '/pets': { post: operation(body === undefined ? {} : { requestBody: body }) } },
});

export const bodies: readonly Row[] = [
  [
    'request-body-added',
    post(),
    post(content),
    'safe',
    'Callers may send the request body of POST /pets, but need not.',
  ],
  [
    'required-request-body-added',
    post(),
    post({ ...content, required: true }),
    'breaks',
    'Callers who send no body are refused: the request body of POST /pets is new and required.',
  ],
  [
    'request-body-removed',
    post(content),
    post(),
    'breaks',
    'Callers who send the request body of POST /pets are refused, or it is ignored: the operation has no body any more.',
  ],
  [
    'request-body-required',
    post(content),
    post({ ...content, required: true }),
    'breaks',
    'Callers who send no body are refused: the request body of POST /pets was optional and is required.',
  ],
  [
    'request-body-optional',
    post({ ...content, required: true }),
    post(content),
    'safe',
    'Callers may leave out the request body of POST /pets.',
  ],
  [
    'request-media-type-added',
    post(content),
    post({ content: { ...content.content, 'text/plain': {} } }),
    'safe',
    'Callers may send the text/plain request body of POST /pets.',
  ],
  [
    'request-media-type-removed',
    post({ content: { ...content.content, 'text/plain': {} } }),
    post(content),
    'breaks',
    'Callers who send the text/plain request body of POST /pets are refused: the media type is gone.',
  ],
  [
    'request-encoding-changed',
    post({ content: { 'multipart/form-data': { schema: object({ a: text }) } } }),
    post({
      content: {
        'multipart/form-data': { schema: object({ a: text }), encoding: { a: { contentType: 'text/csv' } } },
      },
    }),
    'unknown',
    'Callers who encode properties as before may not be understood: the encoding of the multipart/form-data request body of POST /pets changes from {} to {"a":{"contentType":"text/csv"}}.',
  ],
  [
    'request-body-places-changed',
    post({ ...content, 'x-body-also-in': ['query'] }),
    post(content),
    'breaks',
    'Callers who send properties of the request body of POST /pets beside the body are refused: the list of places changes from query to the body alone.',
  ],
];
