import type { Schema } from '../../model/model.ts';
import { isSchema } from '../../schema/schema.ts';
import { isObject } from '../../source/member.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { keywordOf } from '../../schema/schema.ts';
import { valueNamesOf } from '../../schema/value-names.ts';
import { mergeConstants } from './constants.ts';
import type { Lowering, Pass } from './pass.ts';
import { isWellFormed, schemaKeywords, schemaListKeywords, schemaMapKeywords } from './keywords.ts';
import { tagsOfAlternatives } from './discriminator.ts';
import { lowerTypes } from './types.ts';
import { dropOpenFormats, dropFiles } from './formats.ts';
import { requiredIn } from './direction.ts';
import { dropUnenforceablePatterns } from './patterns.ts';
import { isPlain, judgePlainly } from './plain.ts';
import { namesFor } from './value-names.ts';
import { noteContained } from './evaluated.ts';

/** Each pass receives the result of the previous ones. */
const passes: readonly Pass[] = [
  requiredIn,
  dropFiles,
  dropUnchecked,
  dropUnenforceablePatterns,
  noteContained,
  judgePlainly,
  lowerTypes,
  dropOpenFormats,
];

/**
 * A schema of the document in the form that the check compiler accepts: without annotations, and with what OpenAPI adds
 * to JSON Schema (discriminator, direction, files) expressed in plain keywords.
 */
export function lower(schema: Schema, lowering: Lowering): Schema {
  if (typeof schema === 'boolean') return schema;
  const lowered = passes.reduce((given, pass) => pass(given, lowering), schema);
  const mapped = mapMembers(lowered, (keyword, value) => lowerMember(keyword, value, lowering));
  const made = {
    ...mergeConstants(mapped, lowered),
    ...namesFor(keywordOf(mapped, 'enum') ?? [], valueNamesOf(schema)),
  };
  const tagged = { ...made, ...tagsOfAlternatives(schema, { lowered: made, lowering }) };
  return isPlain(schema) ? { plain: tagged } : tagged;
}

function lowerMember(keyword: string, value: Json, lowering: Lowering): Json {
  if (keyword === '$ref' && typeof value === 'string') return lowering.checkOf(value);
  if (schemaKeywords.has(keyword)) return isSchema(value) ? lower(value, lowering) : value;
  if (schemaListKeywords.has(keyword) && Array.isArray(value)) {
    return value.map((entry) => (isSchema(entry) ? lower(entry, lowering) : entry));
  }
  if (schemaMapKeywords.has(keyword) && isObject(value)) {
    return mapMembers(value, (_, entry) => (isSchema(entry) ? lower(entry, lowering) : entry));
  }
  return value;
}

/** Annotations, and keywords with invalid values, which have findings of their own. */
function dropUnchecked(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword, value]) => isWellFormed(keyword, value)),
  );
}

/** `Object.fromEntries` creates own members for names such as `__proto__`. */
function mapMembers(object: JsonObject, map: (name: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(name, value)]));
}
