import { encodeValue } from '../parameters/percent.ts';
import type { ParameterMap, Values } from './operation.ts';
import { asQuery } from './query.ts';

/**
 * Writes a query of single values, flat lists and objects of these, in the styles `ids[]=1&ids[]=2`, `topic=a,b`,
 * `not[labels]=a` and `not[labels][]=a`, with the output of the codec; null is the same as absent. Throws a TypeError for
 * values that nest deeper, or that are ambiguous.
 */
export function writeNestedQuery({ query }: Values): string {
  return asQuery(
    Object.entries(query as ParameterMap)
      .flatMap(([name, value]) => {
        if (Object(value) !== value) return writePair(name, value);
        return Array.isArray(value) ? itemPairs(name, value) : memberPairs(name, value as ParameterMap);
      })
      .join('&'),
  );
}

/** A name with its value; empty if there is no value. */
function writePair(name: string, value: unknown): string | [] {
  return value == null ? [] : `${encodeValue(name, name)}=${encodeValue(name, value)}`;
}

function itemPairs(name: string, items: readonly unknown[]): string | readonly string[] {
  const root = name.replace(/\[]$/, '');
  if (root !== name && items.length > 0) return items.flatMap((item) => writePair(name, item));
  const text = items.map((item) => encodeValue(name, item)).join();
  if ((text && text.split(/,|%2C/).length) !== (items.length || ''))
    throw new TypeError(`The items of ${name} cannot be distinguished.`);
  return `${encodeValue(name, root)}=${text}`;
}

function memberPairs(name: string, members: ParameterMap): string | readonly string[] {
  const entries = Object.entries(members);
  if (entries.length === 0) return writePair(name, '');
  return entries.flatMap(([member, value]) => {
    if (!/^[^[\]]+$/.test(member)) throw new TypeError(`${member} in ${name} cannot be written in brackets.`);
    const key = `${name}[${member}]`;
    if (!Array.isArray(value)) return writePair(key, value);
    return value.length > 0 ? value.flatMap((item) => writePair(`${key}[]`, item)) : writePair(key, '');
  });
}
