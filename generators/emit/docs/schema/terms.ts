import { mergeSchema, type MergedSchema } from '../../../schema/merge.ts';
import type { SchemaSource } from '../../../schema/named.ts';
import { keywordOf, type Schema } from '../../../schema/schema.ts';
import type { JsonObject } from '../../../source/document.ts';
import { anyType, plainTerms, type DocTerm, type DocType, type HoldingTerm } from './doc-type.ts';
import { furtherMembers, othersOf } from './merged-schema.ts';

/** The types of a schema; a list and an object without named members by what they hold. */
export function termsOf(source: SchemaSource, { types, keywords, properties }: MergedSchema): DocType {
  if (types.length === 0) return anyType;
  return types.map((kind): DocTerm => {
    if (kind === 'array') return listTerm(source, keywords);
    if (kind !== 'object') return { kind };
    return properties.size > 0 ? { kind } : holding(source, kind, furtherMembers(keywords));
  });
}

/** A list by the types of its first items and of all others. */
function listTerm(source: SchemaSource, keywords: JsonObject): HoldingTerm {
  const held = holding(source, 'array', othersOf(keywords));
  const first = keywordOf(keywords, 'prefixItems')?.map((item) => {
    const { types } = mergeSchema(source, item);
    return types.length === 0 ? anyType : plainTerms(types);
  });
  return first === undefined ? held : { ...held, first };
}

function holding(source: SchemaSource, kind: 'array' | 'object', held: Schema | undefined): HoldingTerm {
  const { types } = mergeSchema(source, held ?? true);
  return types.length === 0 ? { kind } : { kind, of: plainTerms(types) };
}
