import type { Extensions, Schema } from '../../../model/model.ts';
import type { MergedSchema } from '../../../schema/merge.ts';
import { keywordOf } from '../../../schema/schema.ts';
import { titledValue, valueNamesOf, type ValueNames } from '../../../schema/value-names.ts';
import type { JsonObject } from '../../../json/json.ts';

/** Whether a schema has members, items or alternatives to show. */
export function hasStructure({ properties, keywords, choices, types }: MergedSchema): boolean {
  if (properties.size > 0) return true;
  if (types.includes('array') && isStructured(othersOf(keywords))) return true;
  if (types.includes('array') && keywordOf(keywords, 'prefixItems')?.some(isStructured) === true) return true;
  if (keywordOf(keywords, 'patternProperties') !== undefined) return true;
  if (isStructured(furtherMembers(keywords))) return true;
  return choices.length > 0;
}

/** Keywords with too much content for one line. */
const structural = [
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

/** Whether a schema needs more than one line. */
function isStructured(schema: Schema | undefined): boolean {
  return schema !== undefined && structural.some((name) => keywordOf(schema, name) !== undefined);
}

/** The schema of the items of a list, unless it is a boolean. */
export function itemsOf(keywords: JsonObject): Schema | undefined {
  const items = othersOf(keywords);
  return typeof items === 'object' ? items : undefined;
}

/** The schema of the items after those of `prefixItems` (JSON Schema 2020-12 Core, section 11.2). */
export function othersOf(keywords: JsonObject): Schema | undefined {
  return keywordOf(keywords, 'items') ?? keywordOf(keywords, 'unevaluatedItems');
}

/** The schema of members that `properties` does not name (JSON Schema 2020-12 Core, section 11.3). */
export function furtherMembers(keywords: JsonObject): Schema | undefined {
  return keywordOf(keywords, 'additionalProperties') ?? keywordOf(keywords, 'unevaluatedProperties');
}

/** Whether an alternative without a name has a title or a description that is not the name of a constant. */
export function hasOwnText(alternative: MergedSchema): boolean {
  const { keywords, reference } = alternative;
  if (reference !== undefined || isNull(alternative) || titledValue(keywords) !== undefined) return false;
  return schemaText(keywords, 'title') !== undefined || schemaText(keywords, 'description') !== undefined;
}

/** Whether an alternative only requires members. */
export function isOnlyRequired({ isImplied, required, properties }: MergedSchema): boolean {
  return isImplied && required.size > 0 && properties.size === 0;
}

/** The names of the values of a schema: those that it lists, or the title of a constant. */
export function namesOf(keywords: JsonObject): ValueNames {
  const titled = titledValue(keywords);
  return titled === undefined ? valueNamesOf(keywords) : new Map([titled]);
}

/** Whether only `null` is allowed. */
export function isNull({ types }: MergedSchema): boolean {
  return types.length === 1 && types[0] === 'null';
}

const NONE: Extensions = {};

/** The members whose names begin with `x-` (OpenAPI 3.1.1, section 4.9). */
export function extensionsIn(keywords: JsonObject): Extensions {
  const names = Object.keys(keywords).filter((name) => name.startsWith('x-'));
  return names.length === 0 ? NONE : Object.fromEntries(names.map((name) => [name, keywords[name] ?? null]));
}

/** The title or the description of a schema, unless it is blank. */
export function schemaText(keywords: JsonObject, name: 'title' | 'description'): string | undefined {
  const value = keywordOf(keywords, name);
  return value?.trim() === '' ? undefined : value;
}
