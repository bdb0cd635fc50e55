import { textsOf, type Conjuncts } from '../schema/conjuncts.ts';
import { isSchema, keywordOf, type Schema } from '../schema/schema.ts';
import { essenceOf, isJsonMedia } from '../schema/text-media.ts';

/**
 * The schemas of the JSON that a text holds (JSON Schema 2020-12 Validation, section 8.5); empty where it holds none, or
 * where it is encoded.
 */
export function heldSchemas(conjuncts: Conjuncts): readonly Schema[] {
  const held = conjuncts.map((conjunct) => keywordOf(conjunct, 'contentSchema')).filter(isSchema);
  if (held.length === 0 || textsOf(conjuncts, 'contentEncoding').length > 0) return [];
  const types = textsOf(conjuncts, 'contentMediaType');
  return types.some((type) => isJsonMedia(essenceOf(type))) ? held : [];
}
