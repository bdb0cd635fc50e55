import { keywordNamed } from '../../keywords/keywords.ts';
import type { JsonObject } from '../../json/json.ts';

/** A keyword of lowered schemas only: by keyword, the digits of limits that a double cannot hold. */
export const DIGITS = 'digits';

/** Rounds limits to doubles, like the values that are compared with them. Errors show the digits of the document. */
export function roundLimits(schema: JsonObject): JsonObject {
  const large = Object.entries(schema).filter(
    (entry): entry is [string, bigint] => typeof entry[1] === 'bigint' && isLimit(entry[0]),
  );
  if (large.length === 0) return schema;
  return {
    ...schema,
    ...Object.fromEntries(large.map(([keyword, limit]) => [keyword, Number(limit)])),
    [DIGITS]: Object.fromEntries(large.map(([keyword, limit]) => [keyword, String(limit)])),
  };
}

function isLimit(keyword: string): boolean {
  const holds = keywordNamed(keyword)?.holds ?? '';
  return ['number', 'positive', 'count'].includes(holds);
}
