import { buildModel } from '../../generators/model/build.ts';
import type { Compared } from '../../generators/diff/compare/comparison.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { ContainerPlaces } from '../../generators/source/document/places.ts';
import { jsonContent, operation } from '../types/model-of.ts';

/** A document of which only what a test is about has to be given. */
export type Parts = JsonObject;

/** The model of a document that is written in a test. */
export function comparedFrom(parts: Parts): Compared {
  const places = new ContainerPlaces();
  const root = places.copyOf<JsonObject>(
    { path: 'test.json' },
    {
      openapi: '3.1.0',
      info: { title: 'Test', version: '1.0.0' },
      paths: {},
      ...parts,
    },
  );
  return { model: buildModel({ root, places, files: [], declaredVersion: '3.1.0' }).model, places };
}

/** `GET /pets` with some parts. */
export function get(parts: JsonObject, more: Parts = {}): Parts {
  return { paths: { '/pets': { get: operation(parts) } }, ...more };
}

/** `POST /pets` with a body of a schema. */
export function request(schema: Json, schemas: JsonObject = {}): Parts {
  return {
    paths: {
      '/pets': { post: operation({ requestBody: { required: true, content: jsonContent(schema) } }) },
    },
    components: { schemas },
  };
}

/** `GET /pets` with a response of a schema. */
export function response(schema: Json, schemas: JsonObject = {}): Parts {
  return {
    ...get({ responses: { 200: { description: 'Pets.', content: jsonContent(schema) } } }),
    components: { schemas },
  };
}
