import { jsonText } from '../../../runtime/contract/json-text.ts';
import { commentText } from '../../code/comment.ts';
import { isSchema, keywordOf } from '../../schema/schema.ts';
import { isObject } from '../../json/member.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { hasBigint } from '../../json/as-doubles.ts';
import { isNumber } from '../../json/numbers.ts';

/** Returns the new value of a keyword; undefined removes the keyword. */
type Repair = (value: Json, node: JsonObject) => Json | undefined;

const text: Repair = (value) => (typeof value === 'string' ? commentText(value) : undefined);
/** Values are shown only in comments, as text. */
const shown = (value: Json): string => commentText(typeof value === 'string' ? value : jsonText(value));
const schema: Repair = (value) => (isSchema(value) ? value : undefined);
const strings = (value: Json): Json[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
const nothing: Repair = () => undefined;

/**
 * Changes of values, by keyword. openapi-typescript prints texts into comments, where they could look like tags, and throws
 * for values that JSON Schema does not allow and for boolean schemas in lists.
 */
const repairs: ReadonlyMap<string, Repair> = new Map<string, Repair>([
  ['description', text],
  ['format', text],
  ['summary', text],
  ['title', text],
  ['default', shown],
  ['example', shown],
  ['examples', (value) => (Array.isArray(value) ? value.map(shown) : undefined)],

  ['$ref', (value) => (typeof value === 'string' ? value : undefined)],
  ['type', (value) => (typeof value === 'string' ? value : listOrNothing(strings(value)))],
  ['enum', (value, node) => (Array.isArray(value) && !mayBeObject(node) ? exact(value, node) : undefined)],
  ['const', exact],
  [
    'required',
    (value, node) => (Array.isArray(value) ? strings(value) : isMark(value, node) ? value : undefined),
  ],
  ['properties', members],
  ['patternProperties', members],
  ['additionalProperties', schema],
  ['items', schema],
  ['prefixItems', (value) => (Array.isArray(value) ? value.filter(isSchema) : undefined)],
  ['allOf', parts],
  ['anyOf', alternatives],
  ['oneOf', alternatives],
  ['discriminator', discriminator],
  ['paths', (value) => (isObject(value) ? withMembers(value, (_, path) => path.startsWith('/')) : undefined)],

  // The library decodes percent signs in references to an operation but not in its declaration. Without an id, the
  // operation is printed inline.
  ['operationId', (value) => (typeof value === 'string' && !value.includes('%') ? value : undefined)],

  ['$defs', nothing],
  ['callbacks', nothing],
  ['encoding', nothing],
  ['externalDocs', nothing],
  ['links', nothing],
  ['nullable', nothing],
  ['security', nothing],
  ['securitySchemes', nothing],
  ['servers', nothing],
]);

/** Repairs one member of an object whose members are keywords. */
export function repair(node: JsonObject, keyword: string): void {
  const value = node[keyword];
  const correct = keyword.startsWith('x-') ? nothing : repairs.get(keyword);
  if (value === undefined || correct === undefined) return;
  const repaired = correct(value, node);
  if (repaired === undefined) delete node[keyword];
  else node[keyword] = repaired;
}

/** Removes extensions of a Responses Object (OpenAPI 3.1.1, section 4.8.16), which the library reads as responses. */
export function dropExtensions({ responses }: JsonObject): void {
  if (isObject(responses)) withMembers(responses, (_, name) => !name.startsWith('x-'));
}

/** `required: true` belongs to parameters and similar objects, which have a schema or content. */
function isMark(value: Json, node: JsonObject): boolean {
  const isReference = keywordOf(node, '$ref') !== undefined;
  return value === true && (isReference || ['schema', 'content', 'in'].some((field) => field in node));
}

/**
 * Integers beyond 2^53 become the type `number`, because TypeScript rounds them. The library's search for discriminators
 * reads data too, and throws if it is no schema.
 */
function exact(value: Json, node: JsonObject): Json | undefined {
  if (/"(?:allOf|discriminator)":/.test(jsonText(value))) return undefined;
  if (!hasBigint(value)) return value;
  if ([value].flat().every(isNumber)) node['type'] ??= 'number';
  return undefined;
}

/** openapi-typescript reads the values of `enum` as schemas if the type is `object`. */
function mayBeObject(node: JsonObject): boolean {
  return keywordOf(node, 'type')?.includes('object') === true;
}

function listOrNothing(list: Json[]): Json[] | undefined {
  return list.length === 0 ? undefined : list;
}

function members(value: Json): Json | undefined {
  return isObject(value) ? withMembers(value, isSchema) : undefined;
}

function parts(value: Json): Json | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((part) => (isObject(part) ? [part] : part === true ? [{}] : []));
}

/** Alternatives of an object that only have `required` are removed: the library would print the object as `unknown`. */
function alternatives(value: Json, node: JsonObject): Json | undefined {
  const remaining = parts(value);
  const isCondition =
    Array.isArray(remaining) &&
    remaining.every((part) => isObject(part) && Object.keys(part).every((keyword) => keyword === 'required'));
  return isCondition && keywordOf(node, 'properties') !== undefined ? undefined : remaining;
}

function discriminator(value: Json): Json | undefined {
  if (!isObject(value) || typeof value['propertyName'] !== 'string') return undefined;
  const { propertyName, mapping } = value;
  const targets = isObject(mapping) ? withMembers(mapping, (target) => typeof target === 'string') : {};
  return { propertyName, mapping: targets };
}

function withMembers(object: JsonObject, keep: (value: Json, name: string) => boolean): JsonObject {
  for (const [name, value] of Object.entries(object)) if (!keep(value, name)) delete object[name];
  return object;
}
