import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf } from './way.ts';

export const older = 'application/json;version=2018-12-31';
export const newer = 'application/json;version=2021-03-29';

function objectOf(name: string, type: string): JsonObject {
  return { type: 'object', required: [name], additionalProperties: false, properties: { [name]: { type } } };
}

/** Versions of an API by a parameter of the media type, in the ways in which people write one. */
const content: JsonObject = {
  'application/json;version=2018-12-31': { schema: objectOf('old', 'string') },
  'Application/JSON; Version="2021-03-29"; charset=utf-8': { schema: objectOf('young', 'integer') },
};

export const versionsDocument = documentOf({
  '/items/{id}': {
    put: {
      operationId: 'putItem',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, content },
      responses: { '200': { description: 'What came.', content } },
    },
  },
});
