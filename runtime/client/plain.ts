import { encodeStrictly } from '../parameters/percent.ts';
import type { Operation, ParameterMap, Values } from './operation.ts';

/*
 * Most parameters are single values without a style of their own. What these functions write for them is what the codec
 * writes, byte for byte, in a tenth of its size.
 */

/** Writes a path of single values. Throws a TypeError for missing and empty ones, and for `.` and `..` as segments. */
export function writePlainPath({ path }: Values, { template }: Operation): string {
  const text = template.replace(
    /{(.*?)}/g,
    // What is empty is refused below.
    (_, name: string) => writeValue(name, (path as ParameterMap)[name] ?? '') || '/./',
  );
  if (/\/\.\.?(\/|$)/.test(text)) throw new TypeError(`${text} is no path.`);
  return text;
}

/** Writes a query of single values; null is the same as absent. Throws a TypeError for others. */
export function writePlainQuery({ query }: Values): string {
  return Object.entries(query as ParameterMap)
    .flatMap(([name, value]) => writePair(name, value))
    .join('&');
}

/** A name with its value; nothing where there is none. */
export function writePair(name: string, value: unknown): string | [] {
  return value == null ? [] : `${encodeStrictly(name)}=${writeValue(name, value)}`;
}

/** The text of a single value. */
export function writeValue(name: string, value: unknown): string {
  if (Object(value) === value || Number.isNaN(value)) throw new TypeError(`${name} is no single value.`);
  return encodeStrictly(`${value as string}`);
}
