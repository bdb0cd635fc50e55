import { mergeSchema, type MergedSchema } from '../../../schema/merge.ts';
import type { SchemaSource } from '../../../schema/named.ts';
import { keywordOf, type Schema } from '../../../schema/schema.ts';
import type { JsonObject } from '../../../json/json.ts';
import { anyType, plainTerms, type DocTerm, type DocType, type HoldingTerm } from './doc-type.ts';
import { furtherMembers, othersOf } from './merged-schema.ts';

/** The types of a schema, with those of the items of lists and maps. */
export function termsOf(source: SchemaSource, { types, keywords, properties }: MergedSchema): DocType {
  if (types.length === 0) return anyType;
  return types.map((kind): DocTerm => {
    if (kind === 'array') return listTerm(source, keywords);
    if (kind !== 'object') return { kind };
    return properties.size > 0 ? { kind } : holding(source, kind, furtherMembers(keywords));
  });
}

function listTerm(source: SchemaSource, keywords: JsonObject): HoldingTerm {
  const others = holding(source, 'array', othersOf(keywords));
  const first = keywordOf(keywords, 'prefixItems')?.map((item) => {
    const { types } = mergeSchema(source, item);
    return types.length === 0 ? anyType : plainTerms(types);
  });
  return first === undefined ? others : { ...others, first };
}

function holding(source: SchemaSource, kind: 'array' | 'object', items: Schema | undefined): HoldingTerm {
  const { types } = mergeSchema(source, items ?? true);
  return types.length === 0 ? { kind } : { kind, of: plainTerms(types) };
}
