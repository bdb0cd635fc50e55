import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { isNumber } from '../json/numbers.ts';

/** Reads the value of an extension; undefined where it is absent or of another shape. */
export type Reader<Value> = (value: Json | undefined) => Value | undefined;

/** A text that is not blank. */
export const text: Reader<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** `true`, for an extension that is either present or absent. */
export const stated: Reader<true> = (value) => (value === true ? true : undefined);

/** A text, or a number as text. */
export const shown: Reader<string> = (value) => (isNumber(value) ? String(value) : text(value));

export function oneOf<const Name extends string>(...names: readonly Name[]): Reader<Name> {
  return (value) => names.find((name) => name === value);
}

/** A list of the readable entries; a single value is read as a list of one. Undefined where nothing can be read. */
export function listOf<Entry>(read: Reader<Entry>): Reader<readonly Entry[]> {
  return (value) => {
    const entries = [value ?? []].flat().flatMap((each) => read(each) ?? []) as readonly Entry[];
    return entries.length === 0 ? undefined : entries;
  };
}

/** A list that may be empty, where that differs from no list. */
export function anyListOf<Entry>(read: Reader<Entry>): Reader<readonly Entry[]> {
  return (value) => (Array.isArray(value) ? (listOf(read)(value) ?? []) : undefined);
}

/** Values by name. */
export function mapOf<Entry>(read: Reader<Entry>): Reader<ReadonlyMap<string, Entry>> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).flatMap(([name, each]) => {
      const entry = read(each);
      return entry === undefined ? [] : [[name, entry] as const];
    });
    return new Map(entries);
  };
}

/** An object with the readable members. Undefined where a required one is missing. */
export function record<Members extends object>(
  readers: { readonly [Name in keyof Members]-?: Reader<NonNullable<Members[Name]>> },
  ...required: readonly (keyof Members)[]
): Reader<Members> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const members = Object.entries<Reader<unknown>>(readers).flatMap(([name, read]) => {
      const member = Object.hasOwn(value, name) ? read(value[name]) : undefined;
      return member === undefined ? [] : [[name, member] as const];
    });
    const made = Object.fromEntries(members);
    return required.every((name) => Object.hasOwn(made, name)) ? (made as Members) : undefined;
  };
}
