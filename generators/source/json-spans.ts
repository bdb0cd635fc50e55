import { endOfString, endOfValue, skipSpace } from './json-syntax.ts';
import type { OffsetFinder } from './syntax.ts';

/** Where a value is in a valid JSON text. */
interface Span {
  /** For a member, the offset of its name; otherwise the same as `value`. */
  readonly key: number;
  readonly value: number;
  /** For an object or array, computed at the first use. */
  members?: ReadonlyMap<string, Span>;
}

/** Finds offsets in a text. Each object or array is scanned once, when something inside it is needed. */
export function offsetsOf(text: string): OffsetFinder {
  const start = skipSpace(text, 0);
  const root: Span = { key: start, value: start };
  return (tokens, key) => {
    let span = root;
    for (const [level, token] of tokens.entries()) {
      span.members ??= scanMembers(text, span.value);
      const next = span.members.get(token);
      if (next === undefined) return span.value;
      if (key && level === tokens.length - 1) return next.key;
      span = next;
    }
    return span.value;
  };
}

function scanMembers(text: string, start: number): ReadonlyMap<string, Span> {
  const members = new Map<string, Span>();
  if (text[start] !== '{' && text[start] !== '[') return members;
  let at = skipSpace(text, start + 1);
  while (text[at] !== '}' && text[at] !== ']' && at < text.length) {
    const key = at;
    let name = String(members.size);
    if (text[start] === '{') {
      const end = endOfString(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    const value = at;
    at = endOfValue(text, value);
    members.set(name, { key, value });
    at = skipSpace(text, at);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}
