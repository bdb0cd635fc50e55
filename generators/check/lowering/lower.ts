import type { Schema } from '../../model/model.ts';
import type { JsonObject } from '../../json/json.ts';
import { keywordOf } from '../../schema/schema.ts';
import { valueNamesOf } from '../../schema/value-names.ts';
import { mergeConstants } from './constants.ts';
import type { Lowering, Pass } from './pass.ts';
import { isWellFormed } from './keywords.ts';
import { roundLimits } from './limits.ts';
import { mapSchemas } from './map-schemas.ts';
import { tagsOfAlternatives } from './discriminator.ts';
import { untaggedAlternatives } from './untagged.ts';
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
  roundLimits,
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
  const reference = keywordOf(lowered, '$ref');
  const mapped = {
    ...mapSchemas(lowered, (part, keyword) => {
      const check = lowering.checkOfPart?.(part, keyword);
      return check === undefined ? lower(part, lowering) : { $ref: check };
    }),
    ...(reference === undefined ? {} : { $ref: lowering.checkOf(reference) }),
  };
  const made = {
    ...mergeConstants(mapped, lowered),
    ...namesFor(keywordOf(mapped, 'enum') ?? [], valueNamesOf(schema)),
  };
  const result = { lowered: made, lowering };
  const tagged = { ...made, ...tagsOfAlternatives(schema, result), ...untaggedAlternatives(schema, result) };
  return isPlain(schema) ? { plain: tagged } : tagged;
}

/** Annotations, and keywords with invalid values, which have findings of their own. */
function dropUnchecked(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword, value]) => isWellFormed(keyword, value)),
  );
}
