import type { KeywordName } from '../../keywords/keywords.ts';
import { keywordOf, writtenOf } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { enforceablePattern } from '../../source/pattern/read-pattern.ts';
import { isNumber } from '../../json/numbers.ts';
import { atomOf, atomsOf } from './summary.ts';

/** Whether a value meets a keyword of a schema object; undefined if that is not decided here. */
export function keepsTo(value: Json, keyword: KeywordName, conjunct: JsonObject): boolean | undefined {
  if (keyword === 'type') return atomsOf(keywordOf(conjunct, 'type') ?? []).has(atomOf(value));
  if (isNumber(value)) return numberKeepsTo(value, keyword, conjunct);
  if (typeof value === 'string') return textKeepsTo(value, keyword, conjunct);
  if (Array.isArray(value)) return countKeepsTo(value.length, keyword, conjunct, ['minItems', 'maxItems']);
  if (!isObject(value)) return undefined;
  return countKeepsTo(Object.keys(value).length, keyword, conjunct, ['minProperties', 'maxProperties']);
}

function numberKeepsTo(
  value: number | bigint,
  keyword: KeywordName,
  conjunct: JsonObject,
): boolean | undefined {
  switch (keyword) {
    case 'minimum':
      return value >= (writtenOf(conjunct, keyword) ?? value);
    case 'exclusiveMinimum':
      return value > (writtenOf(conjunct, keyword) ?? -Infinity);
    case 'maximum':
      return value <= (writtenOf(conjunct, keyword) ?? value);
    case 'exclusiveMaximum':
      return value < (writtenOf(conjunct, keyword) ?? Infinity);
    default:
      return undefined;
  }
}

function textKeepsTo(value: string, keyword: KeywordName, conjunct: JsonObject): boolean | undefined {
  if (keyword === 'pattern') return enforceablePattern(keywordOf(conjunct, 'pattern') ?? '')?.test(value);
  return countKeepsTo([...value].length, keyword, conjunct, ['minLength', 'maxLength']);
}

function countKeepsTo(
  count: number,
  keyword: KeywordName,
  conjunct: JsonObject,
  [low, high]: readonly [
    'minItems' | 'minLength' | 'minProperties',
    'maxItems' | 'maxLength' | 'maxProperties',
  ],
): boolean | undefined {
  if (keyword === low) return count >= (keywordOf(conjunct, low) ?? 0);
  if (keyword === high) return count <= (keywordOf(conjunct, high) ?? Infinity);
  return undefined;
}
