import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { constantsOf } from './types.ts';

/** The name and description of one of the values that a schema lists. */
export interface ValueName {
  /** A word for the value: `developer` for 30. */
  readonly name: string | undefined;
  readonly description: string | undefined;
}

/** Names of values, by the JSON of the value. */
export type ValueNames = ReadonlyMap<string, ValueName>;

/** Extensions that list a name or a text for each value of `enum`, by its index, in order of precedence. */
const NAMES = ['x-enum-varnames', 'x-enumNames'] as const;
const DESCRIPTIONS = ['x-enum-descriptions', 'x-enumDescriptions'] as const;

/**
 * The names of the values that a schema lists: from `x-enum-varnames` and `x-enum-descriptions`, which are lists in the
 * order of `enum` or objects by value. Entries that are not texts are left out.
 */
export function valueNamesOf(keywords: JsonObject): ValueNames {
  const values = constantsOf(keywords) ?? [];
  const names = NAMES.map((name) => keywords[name]).find((each) => each !== undefined);
  const texts = DESCRIPTIONS.map((name) => keywords[name]).find((each) => each !== undefined);
  if (names === undefined && texts === undefined) return new Map();
  return new Map(
    values.flatMap((value, index) => {
      const said = { name: entryOf(names, value, index), description: entryOf(texts, value, index) };
      return said.name === undefined && said.description === undefined ? [] : [[jsonText(value), said]];
    }),
  );
}

/** The name of the single value of an alternative: a `const` with a `title`. Undefined for any other schema. */
export function titledValue(keywords: JsonObject): readonly [value: string, name: ValueName] | undefined {
  const [value, other] = constantsOf(keywords) ?? [];
  const { title, description } = keywords;
  if (value === undefined || other !== undefined) return undefined;
  const said = { name: textOf(title), description: textOf(description) };
  return said.name === undefined && said.description === undefined ? undefined : [jsonText(value), said];
}

/** The same for a whole schema: from its `enum`, or from alternatives with one value each. */
export function namesIn(schema: JsonObject): ValueNames {
  const { oneOf, anyOf } = schema;
  const alternatives = [oneOf, anyOf].find((each) => Array.isArray(each)) ?? [];
  const titled = alternatives.flatMap((each) => {
    const found = isObject(each) ? titledValue(each) : undefined;
    return found === undefined ? [] : [found];
  });
  return new Map([...valueNamesOf(schema), ...titled]);
}

function entryOf(list: Json | undefined, value: Json, index: number): string | undefined {
  if (Array.isArray(list)) return textOf(list[index]);
  const key = String(value);
  return isObject(list) && Object.hasOwn(list, key) ? textOf(list[key]) : undefined;
}

/** A text that is not blank; undefined for any other value. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
