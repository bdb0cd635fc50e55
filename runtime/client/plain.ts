import { encodeValue } from '../parameters/percent.ts';
import type { ParameterMap, Values } from './operation.ts';

/*
 * Most parameters are single values without a style of their own. What these functions write for them is what the codec
 * writes, byte for byte, in a tenth of its size.
 */

/** Writes a query of single values; null is the same as absent. Throws a TypeError for others. */
export function writePlainQuery({ query }: Values): string {
  let text = '';
  for (const [name, value] of Object.entries(query as ParameterMap))
    if (value != null) text += `${text ? '&' : '?'}${encodeValue(name, name)}=${encodeValue(name, value)}`;
  return text;
}
