import { encodeStrictly } from '../parameters/percent.ts';
import type { ParameterMap, Values } from './operation.ts';

/*
 * Most parameters are single values without a style of their own. What these functions write for them is what the codec
 * writes, byte for byte, in a tenth of its size.
 */

/** Writes a query of single values; null is the same as absent. Throws a TypeError for others. */
export function writePlainQuery({ query }: Values): string {
  let text = '';
  for (const [name, value] of Object.entries(query as ParameterMap))
    if (value != null) text += `${text ? '&' : '?'}${writeValue(name, name)}=${writeValue(name, value)}`;
  return text;
}

/**
 * The text of a single value. Throws a TypeError, naming the parameter, for what no text stands for: lists and objects,
 * null and numbers that are not finite, for which JSON has `null`, and texts with half of a surrogate pair.
 */
export function writeValue(name: string, value: unknown): string {
  if (Object(value) === value || JSON.stringify(value ?? null) === 'null' || /\p{Cs}/u.test(value as string))
    throw new TypeError(`${name} cannot be sent.`);
  return encodeStrictly(value as string);
}
