import type { Extensions, Schema } from '../../../model/model.ts';
import type { MergedSchema } from '../../../schema/merge.ts';
import { keywordOf } from '../../../schema/schema.ts';
import { titledValue, valueNamesOf, type ValueNames } from '../../../schema/value-names.ts';
import type { JsonObject } from '../../../source/document.ts';

/** Whether there is something below a schema to show. */
export function hasStructure({ properties, keywords, choices, types }: MergedSchema): boolean {
  if (properties.size > 0) return true;
  if (types.includes('array') && isStructured(othersOf(keywords))) return true;
  if (types.includes('array') && keywordOf(keywords, 'prefixItems')?.some(isStructured) === true) return true;
  if (keywordOf(keywords, 'patternProperties') !== undefined) return true;
  if (isStructured(furtherMembers(keywords))) return true;
  return choices.length > 0;
}

/** Keywords with too much content for one line. */
const telling = [
  'properties',
  'items',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'additionalProperties',
  'unevaluatedProperties',
  'patternProperties',
  'enum',
  'description',
] as const;

/** Whether there is something to say about a schema that one line cannot hold. */
function isStructured(schema: Schema | undefined): boolean {
  return schema !== undefined && telling.some((name) => keywordOf(schema, name) !== undefined);
}

/** The schema of the items of a list, where it says something. */
export function itemsOf(keywords: JsonObject): Schema | undefined {
  const items = othersOf(keywords);
  return typeof items === 'object' ? items : undefined;
}

/**
 * The schema of the items of a list that `prefixItems` does not describe. `unevaluatedItems` is about all items that
 * nothing describes (JSON Schema 2020-12 Core, section 11.2).
 */
export function othersOf(keywords: JsonObject): Schema | undefined {
  return keywordOf(keywords, 'items') ?? keywordOf(keywords, 'unevaluatedItems');
}

/**
 * The schema of the members of an object that it does not name. `unevaluatedProperties` is about all members that nothing
 * describes (JSON Schema 2020-12 Core, section 11.3), which a page of merged schemas shows as one list.
 */
export function furtherMembers(keywords: JsonObject): Schema | undefined {
  return keywordOf(keywords, 'additionalProperties') ?? keywordOf(keywords, 'unevaluatedProperties');
}

/** Whether an alternative without a name has a text of its own, beside that for a single value. */
export function hasOwnText(alternative: MergedSchema): boolean {
  const { keywords, reference } = alternative;
  if (reference !== undefined || isNull(alternative) || titledValue(keywords) !== undefined) return false;
  return schemaText(keywords, 'title') !== undefined || schemaText(keywords, 'description') !== undefined;
}

/** An alternative that only says which members are needed, without a value of its own. */
export function isOnlyRequired({ isImplied, required, properties }: MergedSchema): boolean {
  return isImplied && required.size > 0 && properties.size === 0;
}

/** What the values of a schema are called: its own words, or the title of a constant. */
export function namesOf(keywords: JsonObject): ValueNames {
  const titled = titledValue(keywords);
  return titled === undefined ? valueNamesOf(keywords) : new Map([titled]);
}

/** Whether nothing but `null` is allowed. */
export function isNull({ types }: MergedSchema): boolean {
  return types.length === 1 && types[0] === 'null';
}

const NONE: Extensions = {};

/** The members whose names begin with `x-` (OpenAPI 3.1.1, section 4.9). */
export function extensionsIn(keywords: JsonObject): Extensions {
  const names = Object.keys(keywords).filter((name) => name.startsWith('x-'));
  return names.length === 0 ? NONE : Object.fromEntries(names.map((name) => [name, keywords[name] ?? null]));
}

/** A text of a schema, where it has one that is not blank. */
export function schemaText(keywords: JsonObject, name: 'title' | 'description'): string | undefined {
  const value = keywordOf(keywords, name);
  return value?.trim() === '' ? undefined : value;
}
