import type { Json } from '../json/json.ts';
import { isNumber } from '../json/numbers.ts';
import { code, join, token, type Code } from './code.ts';
import { propertyKey } from './name.ts';
import { stringLiteral } from './string.ts';

/**
 * A JSON value as JavaScript source, on one line. It evaluates to an equal value, also for keys such as `__proto__`;
 * integers beyond 2^53 are rounded by JavaScript, and keep their digits here.
 * Throws a TypeError for values that are not in JSON: NaN and infinities.
 */
export function literal(value: Json): Code {
  if (typeof value === 'string') return stringLiteral(value);
  if (isNumber(value)) return numberLiteral(value);
  if (typeof value === 'boolean') return value ? code`true` : code`false`;
  if (value === null) return code`null`;
  if (Array.isArray(value)) return code`[${join(value.map(literal), code`, `)}]`;
  if (typeof value !== 'object') throw new TypeError(`JSON holds no ${typeof value}.`);
  const members = Object.entries(value).map(([key, member]) => code`${propertyKey(key)}: ${literal(member)}`);
  return members.length === 0 ? code`{}` : code`{ ${join(members, code`, `)} }`;
}

function numberLiteral(value: number | bigint): Code {
  // JSON Schema compares by value, so that -0 is 0; it is printed so too.
  return token('number', String(value));
}
