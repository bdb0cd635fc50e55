import { encodeValue } from '../parameters/percent.ts';
import type { ParameterMap, Values } from './operation.ts';

/**
 * Writes a query of single values, and of lists with a pair for each item: `ids[]=1&ids[]=2`, `topic=a&topic=b`. It has the
 * output of the codec, with a tenth of its code; null is the same as absent. Throws a TypeError for objects and nested
 * lists.
 */
export function writePlainQuery({ query }: Values): string {
  let text = '';
  for (const [name, value] of Object.entries(query as ParameterMap)) {
    const items = [value].flat();
    // An empty list is absent, unless its name has brackets.
    const key = items.length > 0 ? name : name.replace(/\[]$/, '');
    for (const item of key === name ? items : [''])
      if (item != null) text += (text ? '&' : '?') + encodeValue(name, key) + '=' + encodeValue(name, item);
  }
  return text;
}
