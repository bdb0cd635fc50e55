import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Json } from './json.ts';

/** A value as JSON, shortened. */
export function abbreviate(value: Json): string {
  const text = jsonText(value);
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}
