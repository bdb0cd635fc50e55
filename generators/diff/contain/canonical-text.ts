import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Json } from '../../json/json.ts';

/**
 * One text for all ways to write a JSON value: members are sorted by code unit. Its depth is bounded by the depth of
 * files.
 */
export function canonicalText(value: Json): string {
  if (value === null || typeof value !== 'object') return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const members = Object.keys(value)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] ?? null)}`);
  return `{${members.join(',')}}`;
}
