import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { keywords, type Keyword } from '../../../keywords/keywords.ts';
import { abbreviate } from '../../../json/abbreviate.ts';
import type { Rule } from '../rule.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import { nameOf } from '../../files/text-file.ts';
import { isNumber } from '../../../json/numbers.ts';

/** Keywords of a schema without effect, or in contradiction to each other, without looking at other schemas. */
export const lintSchemas: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'schema') continue;
    yield* ineffective(value, places);
    yield* duplicateValues(value, places);
    yield* duplicateSubschemas(value, places);
    yield* redundantLimits(value, places);
    const { type, items, prefixItems, readOnly, writeOnly } = value;
    if (isList(type) && items === undefined && prefixItems === undefined)
      yield finding('lint/array-without-items', {}, places.of(value));
    if (readOnly === true && writeOnly === true)
      yield finding('lint/read-only-and-write-only', {}, nameOf(places.at(value, 'writeOnly')));
  }
};

/** Whether values are lists, or null. */
function isList(type: Json | undefined): boolean {
  return (
    type === 'array' || (Array.isArray(type) && type.filter((each) => each !== 'null').join(' ') === 'array')
  );
}

/** Rules by name, with the type of the values to which they apply. */
const typed: ReadonlyMap<string, keyof typeof words> = new Map(
  Object.entries<Keyword>(keywords).flatMap(([name, { role, of: type }]) =>
    role === 'rule' && type !== undefined ? [[name, type] as const] : [],
  ),
);
const words = { string: 'strings', number: 'numbers', array: 'lists', object: 'objects' } as const;

/** Rules for values of a type that the schema does not allow. */
function* ineffective(schema: JsonObject, places: Places): Generator<Finding> {
  const { type } = schema;
  if (type === undefined) return;
  const types = [type].flat().map(String);
  for (const keyword of Object.keys(schema)) {
    const about = typed.get(keyword);
    if (about === undefined || types.includes(about) || (about === 'number' && types.includes('integer')))
      continue;
    yield finding(
      'lint/ineffective-keyword',
      { keyword, about: words[about], type: types.join(' or ') },
      nameOf(places.at(schema, keyword)),
    );
  }
}

function* duplicateValues(schema: JsonObject, places: Places): Generator<Finding> {
  const { enum: listed } = schema;
  if (!Array.isArray(listed)) return;
  const seen = new Set<Json>();
  for (const [index, value] of listed.entries()) {
    if (typeof value === 'object' && value !== null) continue;
    if (seen.has(value))
      yield finding('lint/duplicate-enum-value', { value: abbreviate(value) }, places.at(listed, index));
    seen.add(value);
  }
}

/** Equal references, and equal schemas without subschemas. */
function* duplicateSubschemas(schema: JsonObject, places: Places): Generator<Finding> {
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
    const { [keyword]: parts } = schema;
    if (!Array.isArray(parts)) continue;
    const seen = new Set<string>();
    for (const [index, part] of parts.entries()) {
      if (!isObject(part) || Object.values(part).some((each) => typeof each === 'object')) continue;
      const text = jsonText(part);
      if (seen.has(text)) yield finding('lint/duplicate-subschema', { keyword }, places.at(parts, index));
      seen.add(text);
    }
  }
}

/** An exclusive limit beside an inclusive one: only the stricter one has an effect. */
function* redundantLimits(schema: JsonObject, places: Places): Generator<Finding> {
  for (const [inclusive, exclusive, sign] of [
    ['minimum', 'exclusiveMinimum', 1],
    ['maximum', 'exclusiveMaximum', -1],
  ] as const) {
    const { [inclusive]: limit, [exclusive]: open } = schema;
    if (!isNumber(limit) || !isNumber(open)) continue;
    const isStricter = sign > 0 ? open >= limit : open <= limit;
    const [keyword, other] = isStricter ? [inclusive, exclusive] : [exclusive, inclusive];
    yield finding('lint/redundant-limit', { keyword, other }, nameOf(places.at(schema, keyword)));
  }
}
