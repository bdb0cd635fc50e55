import type { PageField } from '../artifacts/page.ts';
import type { DocumentFacts, ParameterFacts, Schema } from '../document/facts.ts';
import { member, type Json, type JsonObject } from '../document/json.ts';
import {
  alternativesOf,
  facetsOf,
  keyword,
  knownValuesOf,
  membersOf,
  numberAt,
  referenceOf,
  typesOf,
  valueSetOf,
} from '../document/schema.ts';
import { wordsOf as textWords } from '../document/words.ts';
import type { Disagreement } from './comparison.ts';
import { difference } from './difference.ts';

interface Described {
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** What is said of a parameter or a header, beside its schema. */
  readonly description?: string | undefined;
  readonly isDeprecated?: boolean;
  readonly examples?: ParameterFacts['examples'];
  /** The media type of a part of a form. */
  readonly partType?: string | undefined;
}

/** What a page says of a parameter, a header or a member: type, requiredness, default, limits and values. */
export function compareField(
  facts: DocumentFacts,
  what: string,
  { field, described }: { readonly field: PageField | undefined; readonly described: Described },
): readonly Disagreement[] {
  if (field === undefined) return [{ name: 'docs/field', says: `${what} is missing` }];
  const { schema, isRequired, description = descriptionOf(facts, schema) } = described;
  const given = exampleTexts(described.examples ?? []);
  const wanted = [
    ...allFacts(facts, schema),
    ...(given.length > 0 ? given : allExamples(facts, schema)),
    ...(described.partType === undefined ? [] : [`content type ${described.partType}`]),
  ];
  const isDeprecated = described.isDeprecated === true || isMarked(facts, schema);
  const [words = '', name] = field.type.split(' · ');
  const items = keyword(facetsOf(facts, schema), 'items') ?? true;
  const found = wordsOf(words, typeWords(facts, schema));
  // What has little in common is shown one by one, each with its own type and values.
  const isApart = found[0] === 'any' && typeWords(facts, schema).length > 1;
  const known = [...knownValuesOf(facts, schema), ...knownValuesOf(facts, items)];
  return [
    ...difference('docs/required', what, field.isRequired, isRequired),
    ...(isApart ? [] : difference('docs/type', what, found, typeWords(facts, schema))),
    ...difference('docs/schema', what, name, nameOf(facts, schema) ?? nameOf(facts, items)),
    ...difference('docs/facts', what, field.facts.toSorted(), wanted.toSorted()),
    ...difference('docs/description', what, textWords(field.description), textWords(description)),
    ...difference('docs/deprecated', what, field.isDeprecated, isDeprecated),
    ...(isApart ? [] : difference('docs/values', what, field.values, known.map(shown))),
  ];
}

/** What a schema says of itself; beside null, what the other alternative does; of a list, what its items do. */
function descriptionOf(facts: DocumentFacts, schema: Schema): string | undefined {
  const facets = facetsOf(facts, schema);
  const own = keyword(facets, 'description') ?? keyword(facets, 'title');
  if (typeof own === 'string') return own;
  const alternatives = alternativesOf(facets);
  const [other, another] = alternatives.filter((each) => member(each, 'type') !== 'null');
  if (other !== undefined && another === undefined && alternatives.length === 2)
    return descriptionOf(facts, other);
  const items = keyword(facets, 'items');
  return items === undefined || referenceOf(items) !== undefined ? undefined : descriptionOf(facts, items);
}

function isMarked(facts: DocumentFacts, schema: Schema): boolean {
  return facetsOf(facts, schema).some((facet) => facet['deprecated'] === true);
}

/** Those of a list, and those of its items. */
function allFacts(facts: DocumentFacts, schema: Schema): readonly string[] {
  const items = keyword(facetsOf(facts, schema), 'items');
  return [
    ...factsOf(facts, schema),
    ...(items === undefined ? [] : factsOf(facts, items).map((fact) => `each: ${fact}`)),
  ];
}

/** The examples of a schema, and those of the items of a list. */
function allExamples(facts: DocumentFacts, schema: Schema): readonly string[] {
  const items = keyword(facetsOf(facts, schema), 'items');
  return [
    ...examplesOf(facts, schema),
    ...(items === undefined ? [] : examplesOf(facts, items).map((line) => `each: ${line}`)),
  ];
}

/** Those of a schema with a page of its own are there, and values that are listed anyway say nothing. */
function examplesOf(facts: DocumentFacts, schema: Schema): readonly string[] {
  const facets = facetsOf(facts, schema);
  if (referenceOf(schema) !== undefined && membersOf(facets).size > 0) return [];
  const known = new Set(
    [keyword(facets, 'default'), ...(valueSetOf(facets) ?? [])].map((each) => JSON.stringify(each)),
  );
  const only = keyword(facets, 'example');
  const listed = keyword(facets, 'examples') ?? (only === undefined ? [] : [only]);
  const values = Array.isArray(listed) ? listed.filter((each) => !known.has(JSON.stringify(each))) : [];
  const others = alternativesOf(facets).flatMap((each) => examplesOf(facts, each));
  return [...exampleTexts(values.map((value) => ({ summary: undefined, value }))), ...others];
}

/** The first examples of a parameter, without those that are long and booleans. */
function exampleTexts(examples: ParameterFacts['examples']): readonly string[] {
  return examples
    .filter(({ value }) => typeof value !== 'boolean')
    .map(({ summary, value }) => {
      const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
      return { text, line: `example${summary === undefined ? '' : `: ${summary}`} ${text}` };
    })
    .filter(({ text }) => text.length <= 200)
    .slice(0, 3)
    .map(({ line }) => line);
}

/** An empty text would not be seen without its quotes. */
function shown(value: Json): string {
  return value === '' ? '""' : String(value);
}

/** The schema that is referred to, alone or beside null. */
function nameOf(facts: DocumentFacts, schema: Schema): string | undefined {
  const others = alternativesOf(facetsOf(facts, schema)).filter((each) => member(each, 'type') !== 'null');
  return referenceOf(schema) ?? (others.length === 1 ? referenceOf(others[0] ?? true) : undefined);
}

/**
 * `array of strings or null` is an array or null; what is in it, in the plural, is said further below. Whether null is in
 * a map or stands for it cannot be told from the words.
 */
function wordsOf(text: string, wanted: readonly string[]): readonly string[] {
  if (text.startsWith('map of') && !wanted.includes('null'))
    return wordsOf(text.replace(/ or null$/, ''), ['null']);
  const words = text.split(/ or |, /).map((each) => each.split(' ')[0] ?? '');
  const types = words.filter((word) => !/^(string|integer|number|boolean|object|array|map)s$/.test(word));
  return [...new Set(types.map((word) => (word === 'map' ? 'object' : word)))].toSorted();
}

function typeWords(facts: DocumentFacts, schema: Schema): readonly string[] {
  const words = allTypes(facts, schema);
  return words.length === 0 ? ['any'] : [...new Set(words)].toSorted();
}

function allTypes(facts: DocumentFacts, schema: Schema): readonly string[] {
  const facets = facetsOf(facts, schema);
  const types = typesOf(facets);
  if (types !== undefined) return types;
  const values = valueSetOf(facets);
  if (values !== undefined)
    return values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value));
  return alternativesOf(facets).flatMap((each) => allTypes(facts, each));
}

function factsOf(facts: DocumentFacts, schema: Schema): readonly string[] {
  const facets = facetsOf(facts, schema);
  const all = [...facets, ...alternativesOf(facets).flatMap((each) => facetsOf(facts, each))];
  const value = keyword(facets, 'default');
  const texts = [
    ['format', 'format'],
    ['pattern', 'pattern'],
    ['encoding', 'contentEncoding'],
    ['media type', 'contentMediaType'],
  ].flatMap(([label, name = '']) =>
    all.flatMap((facet) => (facet[name] === undefined ? [] : [`${label} ${String(facet[name])}`])),
  );
  return [
    ...(value === undefined ? [] : [`default ${typeof value === 'string' ? value : JSON.stringify(value)}`]),
    ...range('range', all, ['minimum', 'maximum']),
    ...range('length', all, ['minLength', 'maxLength']),
    ...range('items', all, ['minItems', 'maxItems']),
    ...texts,
    ...(isClosed(facets) ? ['other members none'] : []),
  ];
}

/** Whether an object has no members but those that are described. */
function isClosed(facets: readonly JsonObject[]): boolean {
  return (keyword(facets, 'additionalProperties') ?? keyword(facets, 'unevaluatedProperties')) === false;
}

function range(
  label: string,
  facets: readonly JsonObject[],
  [low, high]: readonly [string, string],
): readonly string[] {
  const [least, most] = [numberAt(facets, low), numberAt(facets, high)];
  if (least === undefined) return most === undefined ? [] : [`${label} at most ${most}`];
  return [`${label} ${most === undefined ? `at least ${least}` : `${least} to ${most}`}`];
}
