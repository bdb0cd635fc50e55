import type { JsonObject } from '../../generators/json/json.ts';

const schemas: JsonObject = {
  State: { type: 'string', enum: ['open', 'closed'] },
  ReportedState: { anyOf: [{ $ref: '#/components/schemas/State' }, { type: 'string' }] },
  Thing: {
    type: 'object',
    required: ['id', 'state'],
    properties: {
      id: { type: 'integer', readOnly: true },
      state: { $ref: '#/components/schemas/ReportedState' },
      note: { type: 'string' },
    },
  },
  NewThing: {
    type: 'object',
    required: ['state'],
    additionalProperties: false,
    properties: { state: { $ref: '#/components/schemas/State' }, note: { type: 'string' } },
  },
  Fault: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
};

const content = (name: string): JsonObject => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

const paths: JsonObject = {
  '/things/{id}': {
    put: {
      operationId: 'replaceThing',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: { required: true, content: content('NewThing') },
      responses: {
        200: { description: 'The thing.', content: content('Thing') },
        204: { description: 'Nothing has changed.' },
        '4XX': { description: 'Refused.', content: content('Fault') },
      },
    },
  },
  '/things/{id}/image': {
    put: {
      operationId: 'uploadImage',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: { required: true, content: { 'image/png': {} } },
      responses: { 204: { description: 'Stored.' } },
    },
  },
};

/** A document, and a program that shows what its types allow and what they do not. */
export const usage = {
  document: { schemas, paths },
  program: `
import type {
  Operations, ReplaceThingRequest, ReplaceThingResponse, Thing, ThingRequest, UploadImageRequest,
} from './types/index.js';
import type { components, operations, paths } from './types/openapi.js';

// Values of a request are closed, those of a response are open.
export const known: ReplaceThingRequest = { path: { id: 1 }, body: { state: 'open' } };
// @ts-expect-error a request takes documented values only
export const unknown: ReplaceThingRequest = { path: { id: 1 }, body: { state: 'paused' } };
export const thing: Thing = { id: 1, state: 'paused' };
// @ts-expect-error but not values of another type
export const wrong: Thing = { id: 1, state: 5 };

// Members that are not described do not belong into a request.
// @ts-expect-error
export const more: ReplaceThingRequest['body'] = { state: 'open', more: 1 };
// @ts-expect-error an optional member is absent or a value
export const absent: ReplaceThingRequest['body'] = { state: 'open', note: undefined };
// @ts-expect-error a parameter of the path is never absent
export const pathless: ReplaceThingRequest = { body: { state: 'open' } };
// @ts-expect-error what is only read is not sent
export const sent: ThingRequest = { id: 1, state: 'open' };

// The status tells which response it is.
export function read(response: ReplaceThingResponse): string {
  // @ts-expect-error not every response has a body with a state
  response.body.state;
  if (response.status === 200) return response.body.state;
  if (response.status === 204) {
    const nothing: undefined = response.body;
    return String(nothing);
  }
  const refused: 400 | 404 | 418 | number = response.status;
  // @ts-expect-error a refusal is no success
  const success: 200 | 204 = response.status;
  return response.body.message + refused + success;
}

// Bytes come as the platform has them.
export const images: UploadImageRequest['body'][] = [
  new Uint8Array(1), new Blob([]), new File([], 'a.png'), new Response().body ?? new Blob(), new ReadableStream<Uint8Array>(),
];
// @ts-expect-error text is no bytes
export const text: UploadImageRequest['body'] = 'a';

// Operations by their names, and everything in the form that users of openapi-typescript know.
export const request: Operations['replaceThing']['request'] = known;
export const put: operations['replaceThing'] = {} as paths['/things/{id}']['put'];
export const states: components['schemas']['ReportedState'][] = ['open', 'paused'];
// @ts-expect-error
export const closed: components['schemas']['State'] = 'paused';
`,
};
