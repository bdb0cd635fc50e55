import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { Json, JsonObject } from '../../generators/source/document.ts';

/** The model of a document with the given schemas and paths, all of which stand at one place. */
export function modelOf(schemas: Record<string, Json>, paths: JsonObject = {}): ApiModel {
  const root = { openapi: '3.1.1', info: { title: 'Test', version: '1' }, paths, components: { schemas } };
  const place = {
    file: { path: 'test.yaml' },
    pointer: '',
  };
  const places = { of: () => place, at: () => place, inherit: <T extends object>(made: T): T => made };
  return buildModel({ root, places, files: [], declaredVersion: '3.1.1' }).model;
}
