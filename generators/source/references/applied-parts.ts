import type { Json, JsonObject } from '../../json/json.ts';
import type { References } from './references.ts';
import { isObject } from '../../json/member.ts';

/** Maximum parts of one schema that are looked at together. */
const MOST_PARTS = 64;

/**
 * A schema with all schemas that apply together with it: the targets of its references, and the parts of `allOf` (JSON
 * Schema 2020-12 Core, sections 8.2.3.1 and 10.2.1.1). Undefined where there are more than are looked at.
 */
export function partsOf(schema: JsonObject, references: References): readonly JsonObject[] | undefined {
  const parts = new Set([schema]);
  for (const part of parts) {
    if (parts.size > MOST_PARTS) return undefined;
    for (const each of directParts(part, references)) parts.add(each);
  }
  return [...parts];
}

/** The target of the reference of a schema, and the parts of its `allOf`. */
export function directParts(schema: JsonObject, references: References): readonly JsonObject[] {
  const { $ref: reference, allOf } = schema;
  const target: Json | undefined =
    typeof reference === 'string' ? references.follow({ $ref: reference }) : undefined;
  const listed = Array.isArray(allOf) ? allOf : [];
  return [target, ...listed].filter((each): each is JsonObject => isObject(each));
}
