import { finding } from '../../../diagnostics/catalog.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isObject, listOf, memberOf } from '../../../json/member.ts';
import { nameOf } from '../../files/text-file.ts';
import type { SchemaRule } from './rule.ts';

/**
 * `additionalProperties: false` considers only the `properties` beside it, and so refuses those that `allOf` describes
 * (JSON Schema 2020-12 Core, section 10.3.2.3). Authors mean `unevaluatedProperties: false`, which considers both.
 */
export const openClosedParts: SchemaRule = (schema, { places, report }) => {
  const isClosed = schema['additionalProperties'] === false && schema['unevaluatedProperties'] === undefined;
  if (!isClosed || !listOf(schema['allOf']).some((part) => describesMore(part, schema))) return;
  report(finding('schema/closed-all-of', {}, nameOf(places.at(schema, 'additionalProperties'))));
  delete schema['additionalProperties'];
  schema['unevaluatedProperties'] = false;
};

/** Whether a part can describe properties that the schema itself does not. */
function describesMore(part: Json, schema: JsonObject): boolean {
  if (!isObject(part)) return false;
  if (typeof part['$ref'] === 'string' || part['allOf'] !== undefined) return true;
  const own = memberOf(schema, 'properties');
  const names = Object.keys(isObject(part['properties']) ? part['properties'] : {});
  return names.some((name) => !isObject(own) || !Object.hasOwn(own, name));
}
