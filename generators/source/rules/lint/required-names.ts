import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { referencesIn, type References } from '../../references/references.ts';
import { isObject, listOf, memberOf } from '../../../json/member.ts';
import { walkParts, type Part } from '../../document/walk.ts';
import { asking, Suggestions } from '../suggestion.ts';

/** Maximum number of schemas that together describe an object; beyond this, its properties are assumed to be described. */
const MOST_PARTS = 64;

const lists = ['allOf', 'anyOf', 'oneOf'] as const;
const single = ['if', 'then', 'else', 'not'] as const;

/**
 * Names in `required` that no related schema describes, in objects that list their properties. Objects that describe
 * others by `patternProperties` or `additionalProperties` do so on purpose.
 */
export const lintRequiredNames: Rule = function* ({ root, places }) {
  const references = referencesIn(root);
  const suggestions = new Suggestions();
  const users = new Users(root);
  for (const part of walkParts(root)) {
    const { value, shape } = part;
    if (shape !== 'schema' || Array.isArray(value)) continue;
    const { required, properties } = value;
    // `checkUnsatisfiable` reports closed objects.
    if (!Array.isArray(required) || !isObject(properties) || value['additionalProperties'] === false)
      continue;
    const missing = required.filter((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
    if (missing.length === 0) continue;
    const outer = outermost(part);
    const all = [outer, ...users.of(outer, references)].map((each) => propertiesOf(each, references));
    if (all.includes(undefined)) continue;
    const described = new Set(all.flatMap((each) => [...(each ?? [])]));
    const indexes = new Map(required.map((name, index) => [name, index]));
    const optional = Object.keys(properties).filter((name) => !indexes.has(name));
    for (const name of missing) {
      if (described.has(String(name))) continue;
      const meant = suggestions.nearest(String(name), optional);
      const at = places.at(required, indexes.get(name) ?? 0);
      const edits = meant === undefined || at === undefined ? [] : [{ at, replace: String(name), by: meant }];
      const particulars = { name: String(name), hint: asking(meant) };
      yield finding('lint/undeclared-property', particulars, at, undefined, edits);
    }
  }
};

/** The schemas that extend a schema with `allOf`: a base may leave it to them to describe a required property. */
class Users {
  readonly #root: JsonObject;
  #byTarget: ReadonlyMap<Json, readonly JsonObject[]> | undefined;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** The first of them; built only when needed, which is rare. */
  of(schema: JsonObject, references: References): readonly JsonObject[] {
    this.#byTarget ??= usersByTarget(this.#root, references);
    return this.#byTarget.get(schema)?.slice(0, MOST_PARTS) ?? [];
  }
}

function usersByTarget(root: JsonObject, references: References): ReadonlyMap<Json, readonly JsonObject[]> {
  const users = new Map<Json, JsonObject[]>();
  for (const part of walkParts(root)) {
    if (part.shape !== 'schema' || Array.isArray(part.value)) continue;
    for (const inner of listOf(part.value['allOf'])) {
      const target = memberOf(inner, '$ref') === undefined ? undefined : references.follow(inner);
      if (target === undefined) continue;
      const known = users.get(target) ?? [];
      users.set(target, known);
      known.push(outermost(part));
    }
  }
  return users;
}

/** The schema around a part that applies to the same value. */
function outermost(part: Part): JsonObject {
  let outer = part;
  for (let around = holderOf(part); around !== undefined; around = holderOf(around)) outer = around;
  return outer.value as JsonObject;
}

function holderOf({ key, parent }: Part): Part | undefined {
  if (parent?.shape === 'schema') return single.some((each) => each === key) ? parent : undefined;
  const isListed = parent?.parent?.shape === 'schema' && lists.some((each) => each === parent.key);
  return isListed ? parent.parent : undefined;
}

/** The properties that a schema and its parts describe; undefined where they describe more than they list. */
function propertiesOf(schema: JsonObject, references: References): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const parts = new Set<Json>([schema]);
  for (const part of parts) {
    if (!isObject(part)) continue;
    if (parts.size > MOST_PARTS || isOpen(part)) return undefined;
    const { $ref: reference, properties } = part;
    if (isObject(properties)) for (const name of Object.keys(properties)) names.add(name);
    const target = typeof reference === 'string' ? references.follow({ $ref: reference }) : undefined;
    if (target !== undefined) parts.add(target);
    for (const keyword of lists) for (const each of listOf(part[keyword])) parts.add(each);
    for (const keyword of single) {
      const inner = memberOf(part, keyword);
      if (inner !== undefined) parts.add(inner);
    }
  }
  return names;
}

function isOpen({ patternProperties, additionalProperties, dependentSchemas }: JsonObject): boolean {
  return (
    patternProperties !== undefined ||
    dependentSchemas !== undefined ||
    (additionalProperties !== undefined && additionalProperties !== false)
  );
}
