import { keywordNamed } from '../../../keywords/keywords.ts';
import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Places } from '../../../diagnostics/place.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isObject, listOf, memberOf, setMember } from '../../../json/member.ts';
import { referredName } from './infinite-recursion.ts';

/** What makes a schema the union of others, beside what they have in common. */
const ofUnion: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'discriminator']);

/**
 * Inheritance as some frameworks write it: a base lists its children in `oneOf`, and the children refer back to it in
 * `allOf`. By the specification, that is infinite recursion. What is meant are the other keywords of the base, which
 * take the place of the reference.
 */
export function* extendBases(root: JsonObject, places: Places): Generator<Finding> {
  const schemas = memberOf(memberOf(root, 'components'), 'schemas');
  if (!isObject(schemas)) return;
  for (const [base, schema] of Object.entries(schemas)) {
    if (!isObject(schema) || !hasCommon(schema)) continue;
    const children = ['oneOf', 'anyOf'].flatMap((keyword) => listOf(schema[keyword])).flatMap(namesIn);
    const extended = new Set(children);
    for (const child of extended) {
      const own = partsOf(schemas[child]);
      for (const part of own.filter((each) => namesIn(each).includes(base))) {
        yield finding('schema/extends-union', { name: child, base }, places.at(schemas, child));
        delete part['$ref'];
        const common = copied(withoutUnion(schema), places);
        const parts = listOf(part['allOf']);
        if (Object.keys(part).length === 0) Object.assign(part, common);
        else part['allOf'] = places.inherit([...parts, common], part);
      }
      // What a child extends on its way to the base extends the base as well.
      for (const name of own.flatMap(namesIn)) if (name !== base) extended.add(name);
    }
  }
}

/** Whether a union says something of all its alternatives. */
function hasCommon(schema: JsonObject): boolean {
  return Object.keys(withoutUnion(schema)).some((keyword) => keywordNamed(keyword)?.role === 'rule');
}

function withoutUnion(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !ofUnion.has(keyword)));
}

/** A schema, and the parts that apply together with it, as far as they are written in it. */
function partsOf(schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  return [schema, ...listOf(schema['allOf']).flatMap(partsOf)];
}

/** The names of the schemas to which a schema itself refers: one, or none. */
function namesIn(schema: Json): readonly string[] {
  return isObject(schema) ? [referredName(schema) ?? []].flat() : [];
}

/** A deep copy with the places of what is copied; recursion is bounded by the maximum depth of files. */
function copied(value: Json, places: Places): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items: Json[] = value.map((each) => copied(each, places));
    return places.inherit(items, value);
  }
  const copy: JsonObject = {};
  for (const [name, each] of Object.entries(value)) setMember(copy, name, copied(each, places));
  return places.inherit(copy, value);
}
