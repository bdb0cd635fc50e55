import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf } from './way.ts';

const text: JsonObject = { type: 'string' };
const number: JsonObject = { type: 'integer' };

function objectOf(properties: JsonObject, required = Object.keys(properties)): JsonObject {
  return { type: 'object', required, additionalProperties: false, properties };
}

function taking(operationId: string, content: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    put: {
      operationId,
      requestBody: { required: true, content, ...more },
      responses: { '200': { description: 'What came.', content: { 'application/json': { schema: {} } } } },
    },
  };
}

const patch = { schema: objectOf({ name: { type: ['string', 'null'] } }, []) };
const image = { schema: { type: 'string', format: 'binary' } };

/** Bodies of which each has several media types: of one kind, or of several with different bodies. */
export const chosenDocument = documentOf({
  '/patches': taking('patchThing', {
    'application/json': { schema: objectOf({ name: text, size: number }) },
    'application/merge-patch+json': patch,
  }),
  '/lists': taking('putList', {
    'application/json': { schema: { type: 'array', items: text } },
    'application/json;version=2': { schema: objectOf({ items: { type: 'array', items: text } }) },
  }),
  '/twins': taking('putTwin', { 'application/json': patch, 'application/vnd.twin+json': patch }),
  '/clashes': taking('putClash', {
    'application/json': { schema: objectOf({ contentType: text }) },
    'application/json;version=2': { schema: objectOf({ other: number }) },
  }),
  '/forms': taking('putForm', {
    'multipart/form-data': { schema: objectOf({ note: text, file: image.schema }) },
    'multipart/form-data;version=2': {
      schema: objectOf({ ids: { type: 'array', items: number }, file: image.schema }),
    },
    'multipart/mixed': { schema: objectOf({ other: text }) },
  }),
  '/images': taking('putImage', { 'image/png': image, 'image/jpeg': image }),
  '/texts': taking('putText', { 'text/plain': { schema: text }, 'text/markdown': { schema: text } }),
  '/options': taking(
    'putOption',
    { 'application/json': patch, 'application/json;version=2': { schema: objectOf({ young: number }, []) } },
    { required: false },
  ),
  '/notes': taking('putNote', {
    'application/json': { schema: objectOf({ note: text }) },
    'text/plain': { schema: text },
    'application/octet-stream': {},
  }),
  '/uploads': taking('putUpload', {
    'application/json': { schema: objectOf({ url: text, note: text }) },
    'multipart/form-data': { schema: objectOf({ file: image.schema, note: text }) },
    'application/x-www-form-urlencoded': { schema: objectOf({ id: number }) },
  }),
  // The same body in several kinds, and members of which only some are files: nothing to choose.
  '/same': taking('putSame', {
    'application/json': { schema: objectOf({ note: text }) },
    'application/x-www-form-urlencoded': { schema: objectOf({ note: text }) },
    'application/xml': { schema: objectOf({ note: text }) },
  }),
  '/parts': taking('putPart', {
    'application/json': { schema: objectOf({ note: text }) },
    'multipart/form-data': { schema: objectOf({ file: image.schema, note: text }, ['note']) },
  }),
});

/** Media types that a caller gives. */
export const given = {
  patch: 'application/merge-patch+json',
  second: 'application/json;version=2',
} as const;
