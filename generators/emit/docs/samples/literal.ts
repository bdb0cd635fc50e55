import { code, join, type Code } from '../../../code/code.ts';
import { literal } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/name.ts';
import type { Json } from '../../../json/json.ts';

/** Maximum length of a literal on one line, in characters. */
const WIDE = 60;

/** A value as a literal: on one line if it is short, otherwise with a line for each member. */
export function printLiteral(value: Json): Code {
  if (value === null || typeof value !== 'object') return literal(value);
  if (!Array.isArray(value)) {
    return printShortObject(Object.entries(value).map(([key, member]) => [key, printLiteral(member)]));
  }
  const items = value.map(printLiteral);
  const line = code`[${join(items, code`, `)}]`;
  return isShort(line) || items.length === 0
    ? line
    : code`[
  ${items.map((item) => code`${item},`)}
]`;
}

/** As `printLiteral`, for an object whose members are printed already. */
export function printShortObject(members: readonly (readonly [name: string, value: Code])[]): Code {
  if (members.length === 0) return code`{}`;
  const parts = members.map(([name, value]) => code`${propertyKey(name)}: ${value}`);
  const line = code`{ ${join(parts, code`, `)} }`;
  return isShort(line)
    ? line
    : code`{
  ${parts.map((part) => code`${part},`)}
}`;
}

function isShort(line: Code): boolean {
  const text = line.toString();
  return text.length <= WIDE && !text.includes('\n');
}
