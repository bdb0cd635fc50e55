import type { Json } from '../document.ts';
import { isObject } from '../member.ts';

/** What a member may hold, and how to say it. */
export interface FieldType {
  readonly wanted: string;
  readonly accepts: (value: Json) => boolean;
}

export const text: FieldType = { wanted: 'a text', accepts: (value) => typeof value === 'string' };
export const flag: FieldType = { wanted: 'true or false', accepts: (value) => typeof value === 'boolean' };
export const number: FieldType = { wanted: 'a number', accepts: (value) => typeof value === 'number' };
export const positive: FieldType = {
  wanted: 'a number above 0',
  accepts: (value) => typeof value === 'number' && value > 0,
};
export const count: FieldType = {
  wanted: 'a whole number, 0 or more',
  accepts: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
};
export const anything: FieldType = { wanted: 'any value', accepts: () => true };
export const list: FieldType = { wanted: 'a list', accepts: (value) => Array.isArray(value) };
export const object: FieldType = { wanted: 'an object', accepts: isObject };
export const schema: FieldType = {
  wanted: 'a schema',
  accepts: (value) => typeof value === 'boolean' || isObject(value),
};
export const texts: FieldType = { wanted: 'a list of texts', accepts: (value) => isListOf(value, text) };
export const mapOfTexts: FieldType = {
  wanted: 'an object of texts',
  accepts: (value) => isMapOf(value, text),
};
export const mapOfTextLists: FieldType = {
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
  };
}

const typeName = oneOf('null', 'boolean', 'object', 'array', 'number', 'string', 'integer');

export const typeNames: FieldType = {
  wanted: `${typeName.wanted}, or a list of those`,
  accepts: (value) => typeName.accepts(value) || (isListOf(value, typeName) && (value as Json[]).length > 0),
};

function isListOf(value: Json, inner: FieldType): boolean {
  return Array.isArray(value) && value.every((each) => inner.accepts(each));
}

function isMapOf(value: Json, inner: FieldType): boolean {
  return isObject(value) && Object.values(value).every((each) => inner.accepts(each));
}
