import { finding } from '../../../diagnostics/catalog.ts';
import type { JsonObject } from '../../../json/json.ts';
import { directParts, partsOf } from '../../references/applied-parts.ts';
import { conflictOf } from './conflict.ts';
import type { CheckedPart, PartRule } from '../rule.ts';

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
export const checkUnsatisfiable: PartRule = function* ({ nodes, places, ...context }) {
  const { references } = context;
  for (const { value, shape } of nodes) {
    if (shape !== 'schema') continue;
    const keyword = CONTRADICTING.find((each) => Object.hasOwn(value, each));
    if (keyword === undefined) continue;
    const parts = partsOf(value, references);
    const conflict = parts && conflictOf(parts, context);
    if (conflict === undefined) continue;
    const isInside = directParts(value, references).some(
      (part) => part !== value && hasConflict(part, context),
    );
    if (!isInside) yield finding('schema/unsatisfiable', conflict, places.at(value, keyword));
  }
};

/** A schema with more parts than are compared is assumed to have a value. */
function hasConflict(schema: JsonObject, context: Pick<CheckedPart, 'references' | 'values'>): boolean {
  const parts = partsOf(schema, context.references);
  return parts !== undefined && conflictOf(parts, context) !== undefined;
}
