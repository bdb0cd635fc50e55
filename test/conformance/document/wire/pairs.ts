import type { ParameterFacts } from '../facts.ts';
import { isObject, type Json } from '../json.ts';

/** Names and texts, not yet encoded. */
export type Pairs = readonly (readonly [string, string])[];

/** A value under a name, as Rack writes it: `list[]=1&list[]=2`, `hash[key]=value`, `list[][key]=value`. */
export function nestedPairs(name: string, value: Json): Pairs {
  if (Array.isArray(value)) return value.flatMap((item) => nestedPairs(`${name}[]`, item));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) => nestedPairs(`${name}[${key}]`, inner));
  }
  return [[name, String(value)]];
}

/** A query parameter (OpenAPI 3.1, Style Values); a repeating list says so in its name: `ids[]`. */
export function queryPairs({ name, style, explode }: ParameterFacts, value: Json): Pairs {
  if (style === 'deepObject') return nestedPairs(name, value);
  if (Array.isArray(value)) {
    return explode ? value.map((item) => [name, String(item)]) : [[name, value.map(String).join(',')]];
  }
  if (isObject(value) && explode) {
    return Object.entries(value).flatMap(([key, inner]) => nestedPairs(key, inner));
  }
  return [[name, String(value)]];
}

export function encodePairs(pairs: Pairs): string {
  return pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&');
}
