import type { Place, Places } from '../../generators/diagnostics/place.ts';
import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';

const place: Place = { file: { path: 'test.yaml' }, pointer: '' };

/** All stands at one place. */
export const places: Places = { of: () => place, at: () => place, inherit: (made) => made };

/** The model of a document with the given schemas and paths. */
export function modelOf(schemas: Record<string, Json>, paths: JsonObject = {}): ApiModel {
  const root = { openapi: '3.1.1', info: { title: 'Test', version: '1' }, paths, components: { schemas } };
  return buildModel({ root, places, files: [], declaredVersion: '3.1.1' }).model;
}

/** A schema that depends on whether another one is met. */
export function conditional(condition: Json, consequence: Json, alternative?: Json): JsonObject {
  const otherwise = alternative === undefined ? {} : { else: alternative };
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword has this name
  return { if: condition, then: consequence, ...otherwise };
}
