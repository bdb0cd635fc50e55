import { encodeValue } from '../parameters/percent.ts';
import type { ParameterMap, Values } from './operation.ts';

/**
 * Writes a query of single values and of lists with a pair for each item: `ids[]=1&ids[]=2`, `topic=a&topic=b`. The output
 * is the same as that of the codec; null is the same as absent. Throws a TypeError for objects and nested lists.
 */
export function writeListQuery({ query }: Values): string {
  let text = '';
  for (const [name, value] of Object.entries(query as ParameterMap)) {
    const items = [value].flat();
    // An empty list is absent, unless brackets in its name show that it is one.
    const isEmptyList = items.length === 0 && name.endsWith('[]');
    const key = encodeValue(name, isEmptyList ? name.slice(0, -2) : name);
    for (const item of isEmptyList ? [''] : items)
      if (item != null) text += (text ? '&' : '?') + key + '=' + encodeValue(name, item);
  }
  return text;
}
