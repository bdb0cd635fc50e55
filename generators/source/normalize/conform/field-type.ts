import { jsonTypes, type JsonType } from '../../../keywords/keywords.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import { nearest } from '../../rules/suggestion.ts';
import { isInteger, isNumber } from '../../../json/numbers.ts';

/** The allowed values of a field, and their description. */
export interface FieldType {
  readonly wanted: string;
  readonly accepts: (value: Json) => boolean;
  /** The allowed text that is most similar to a wrong one, if there is one. */
  readonly meant?: (value: string) => string | undefined;
  /** The allowed texts, if there are few. */
  readonly values?: readonly string[];
  /** How a wrong value is read, if its meaning is clear. */
  readonly repair?: {
    readonly outcome: string;
    readonly read: (value: Json) => string | JsonObject | Json[] | undefined;
  };
}

/** In YAML, texts such as versions are numbers if they have no quotes. */
export const text: FieldType = {
  wanted: 'a text',
  accepts: (value) => typeof value === 'string',
  repair: {
    outcome: 'read as text',
    read: (value) => (isNumber(value) || typeof value === 'boolean' ? String(value) : undefined),
  },
};
/** `$id` (JSON Schema 2020-12 Core, section 8.2.1). */
export const identifier: FieldType = {
  wanted: 'a URI without a fragment',
  accepts: (value) => typeof value === 'string' && /^[^#]*#?$/.test(value),
};
/** `$anchor` and `$dynamicAnchor` (JSON Schema 2020-12 Core, section 8.2.2). */
export const anchor: FieldType = {
  wanted: 'a name of letters, digits, `-`, `_` and `.` that begins with a letter or `_`',
  accepts: (value) => typeof value === 'string' && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(value),
};
export const flag: FieldType = { wanted: 'true or false', accepts: (value) => typeof value === 'boolean' };
export const number: FieldType = { wanted: 'a number', accepts: isNumber };
export const positive: FieldType = {
  wanted: 'a number above 0',
  accepts: (value) => isNumber(value) && value > 0,
};
export const count: FieldType = {
  wanted: 'a whole number, 0 or more',
  accepts: (value) => isInteger(value) && value >= 0,
};
export const anything: FieldType = { wanted: 'any value', accepts: () => true };
export const list: FieldType = { wanted: 'a list', accepts: (value) => Array.isArray(value) };
/** `allOf`, `anyOf`, `oneOf` and `prefixItems` (JSON Schema 2020-12 Core, sections 10.2.1 and 10.3.1.1). */
export const fullList: FieldType = {
  wanted: 'a list with at least one schema',
  accepts: (value) => Array.isArray(value) && value.length > 0,
};
export const object: FieldType = { wanted: 'an object', accepts: isObject };
export const schema: FieldType = {
  wanted: 'a schema',
  accepts: (value) => typeof value === 'boolean' || isObject(value),
};
export const texts: FieldType = { wanted: 'a list of texts', accepts: (value) => isListOf(value, text) };
/** `required` (JSON Schema 2020-12 Validation, section 6.5.3). */
export const distinctTexts: FieldType = {
  wanted: 'a list of different texts',
  accepts: (value) => texts.accepts(value) && isDistinct(value),
  repair: {
    outcome: 'read with each text once',
    read: (value) => (texts.accepts(value) ? distinct(value) : undefined),
  },
};
export const mapOfDistinctTextLists: FieldType = {
  wanted: 'an object of lists of different texts',
  accepts: (value) => isMapOf(value, distinctTexts),
  repair: {
    outcome: 'read with each text once',
    read: (value) =>
      isMapOf(value, texts) && isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, distinct(each)]))
        : undefined,
  },
};
export const mapOfFlags: FieldType = {
  wanted: 'an object of true or false',
  accepts: (value) => isMapOf(value, flag),
};
export const mapOfTexts: FieldType = {
  wanted: 'an object of texts',
  accepts: (value) => isMapOf(value, text),
};
const mapOfTextLists: FieldType = {
  wanted: 'an object of lists of texts',
  accepts: (value) => isMapOf(value, texts),
};
export const securityRequirements: FieldType = {
  wanted: 'a list of objects that name security schemes with their scopes',
  accepts: (value) => isListOf(value, mapOfTextLists),
};

export function oneOf(...values: readonly string[]): FieldType {
  return {
    wanted: `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
    accepts: (value) => typeof value === 'string' && values.includes(value),
    meant: (value) => nearest(value, values),
    values,
  };
}

const typeName = oneOf(...jsonTypes);

/** Names of the types of JSON in other languages. */
const otherNames: ReadonlyMap<string, JsonType> = new Map([
  ...['int', 'int32', 'int64', 'long', 'short', 'uint'].map((name) => [name, 'integer'] as const),
  ...['float', 'double', 'decimal', 'real', 'num'].map((name) => [name, 'number'] as const),
  ...['str', 'text', 'char', 'date', 'datetime', 'date-time', 'uuid', 'enum', 'varchar'].map(
    (name) => [name, 'string'] as const,
  ),
  ...['bool', 'flag'].map((name) => [name, 'boolean'] as const),
  ...['list', 'tuple', 'set'].map((name) => [name, 'array'] as const),
  ...['map', 'dict', 'dictionary', 'hash', 'struct', 'record', 'json'].map(
    (name) => [name, 'object'] as const,
  ),
  ...['nil', 'none', 'undefined'].map((name) => [name, 'null'] as const),
]);

export const typeNames: FieldType = {
  wanted: `${typeName.wanted}, or a list of different ones`,
  accepts: (value) => typeName.accepts(value) || (isTypeList(value) && isDistinct(value)),
  meant: (value) => otherNames.get(value.toLowerCase()) ?? typeName.meant?.(value),
  repair: {
    outcome: 'read with each type once, and null as a type',
    read: (value) => {
      const named = Array.isArray(value) ? value.map((each) => each ?? 'null') : value;
      return isTypeList(named) ? distinct(named) : undefined;
    },
  },
};

function isTypeList(value: Json): boolean {
  return fullList.accepts(value) && isListOf(value, typeName);
}

function distinct(value: Json): Json[] {
  return Array.isArray(value) ? [...new Set(value)] : [];
}

function isDistinct(value: Json): boolean {
  return Array.isArray(value) && new Set(value).size === value.length;
}

function isListOf(value: Json, inner: FieldType): boolean {
  return Array.isArray(value) && value.every((each) => inner.accepts(each));
}

function isMapOf(value: Json, inner: FieldType): boolean {
  return isObject(value) && Object.values(value).every((each) => inner.accepts(each));
}
