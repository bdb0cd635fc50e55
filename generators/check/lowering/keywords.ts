import { keywordNamed, keywordsWhere } from '../../keywords/keywords.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Json } from '../../json/json.ts';

/**
 * The checked keywords whose value is a schema, a list of schemas or schemas by name. `plain` is added by the lowering,
 * and is not a keyword of documents.
 */
export const schemaKeywords: ReadonlySet<string> = new Set([
  ...keywordsWhere(({ role, holds }) => role === 'rule' && holds === 'schema'),
  'plain',
]);

export const schemaListKeywords: ReadonlySet<string> = new Set(
  keywordsWhere(({ role, holds }) => role === 'rule' && holds === 'schemas'),
);

export const schemaMapKeywords: ReadonlySet<string> = new Set(
  keywordsWhere(({ role, holds }) => role === 'rule' && holds === 'schemasByName'),
);

/**
 * Whether the value of a keyword is checked: the keyword is a rule, and its value has the right shape. Anything else in
 * a schema is an annotation and is left out.
 */
export function isWellFormed(name: string, value: Json): boolean {
  return isRule(name) && keywordOf({ [name]: value }, name) !== undefined;
}

function isRule(name: string): name is ReturnType<typeof keywordsWhere>[number] {
  return keywordNamed(name)?.role === 'rule';
}
