import { finding } from '../../diagnostics/catalog.ts';
import type { Json, JsonObject } from '../document.ts';
import type { References } from '../follow.ts';
import { isObject } from '../member.ts';
import { conflictOf } from './conflict.ts';
import type { PartRule } from './rule.ts';

/** Maximum parts of one schema that are compared; a schema with more is assumed to have a value. */
const MOST_PARTS = 64;

/** Keywords with which a schema can contradict itself. */
const CONTRADICTING = [
  'const',
  'allOf',
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'required',
] as const;

/**
 * Schemas for which no value is valid, or none of a type that they name: all keywords and all parts of `allOf` apply at
 * once (JSON Schema 2020-12 Core, section 10.2.1.1). If a part is such a schema itself, only the part is reported.
 */
export const checkImpossible: PartRule = function* ({ nodes, places, references }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'schema') continue;
    const keyword = CONTRADICTING.find((each) => Object.hasOwn(value, each));
    if (keyword === undefined) continue;
    const parts = partsOf(value, references);
    if (parts.length > MOST_PARTS) continue;
    const conflict = conflictOf(parts, references);
    if (conflict === undefined) continue;
    const isInside = directParts(value, references).some(
      (part) => part !== value && conflictOf(partsOf(part, references), references) !== undefined,
    );
    if (!isInside) yield finding('schema/impossible', conflict, places.at(value, keyword));
  }
};

/** A schema with all schemas that apply together with it: the targets of its references, and the parts of `allOf`. */
function partsOf(schema: JsonObject, references: References): readonly JsonObject[] {
  const parts = new Set([schema]);
  for (const part of parts) {
    if (parts.size > MOST_PARTS) break;
    for (const each of directParts(part, references)) parts.add(each);
  }
  return [...parts];
}

function directParts(schema: JsonObject, references: References): readonly JsonObject[] {
  const { $ref: reference, allOf } = schema;
  const target: Json | undefined =
    typeof reference === 'string' ? references.follow({ $ref: reference }) : undefined;
  const listed = Array.isArray(allOf) ? allOf : [];
  return [target, ...listed].filter((each): each is JsonObject => isObject(each));
}
