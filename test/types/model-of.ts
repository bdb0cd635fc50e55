import { buildModel } from '../../generators/model/build.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { ContainerPlaces } from '../../generators/source/document/places.ts';
import { tsModelOf, type TsModel } from '../../generators/typescript/ts-model.ts';

/** The model of a document that is written in a test, of which only what the test is about has to be given. */
export function modelOf(parts: {
  readonly schemas?: JsonObject;
  readonly paths?: JsonObject;
  readonly webhooks?: JsonObject;
  readonly securitySchemes?: JsonObject;
  readonly servers?: JsonObject[];
}): TsModel {
  const places = new ContainerPlaces();
  const root = places.copyOf<JsonObject>(
    { path: 'test.json' },
    {
      openapi: '3.1.0',
      info: { title: 'Test', version: '1' },
      ...(parts.servers === undefined ? {} : { servers: parts.servers }),
      paths: parts.paths ?? {},
      ...(parts.webhooks === undefined ? {} : { webhooks: parts.webhooks }),
      components: { schemas: parts.schemas ?? {}, securitySchemes: parts.securitySchemes ?? {} },
    },
  );
  return tsModelOf(buildModel({ root, places, files: [], declaredVersion: '3.1.0' }).model);
}

/** An operation with the given parts beside a response without a body. */
export function operation(parts: JsonObject): JsonObject {
  return { operationId: 'act', responses: { 204: { description: 'Done.' } }, ...parts };
}

export function jsonContent(schema: Json): JsonObject {
  return { 'application/json': { schema } };
}
