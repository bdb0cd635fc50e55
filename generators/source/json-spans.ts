import { endOfString, endOfValue, skipSpace } from './json-syntax.ts';
import type { OffsetFinder } from './text-file.ts';

/**
 * The position of a value in a valid JSON text: offsets from the start of the object or array around it. So everything
 * known about the inside of a container is still true when it moves as a whole.
 */
export interface Span {
  /** For a member, the offset of its name; otherwise the same as `value`. */
  readonly key: number;
  readonly value: number;
  readonly end: number;
  /** For an object or array, computed at the first use. */
  members?: ReadonlyMap<string, Span>;
}

/** The span of the whole value of a text. */
export function spanOf(text: string): Span {
  const start = skipSpace(text, 0);
  return { key: start, value: start, end: text.trimEnd().length };
}

/** Finds offsets in a text. Each object or array is scanned once, when something inside it is needed. */
export function offsetsOf(text: string, root: Span): OffsetFinder {
  return (tokens, key) => {
    let span = root;
    let start = root.value;
    for (const [level, token] of tokens.entries()) {
      const next = membersOf(text, start, span).get(token);
      if (next === undefined) return start;
      if (key && level === tokens.length - 1) return start + next.key;
      start += next.value;
      span = next;
    }
    return start;
  };
}

function membersOf(text: string, start: number, span: Span): ReadonlyMap<string, Span> {
  span.members ??= scanMembers(text, start);
  return span.members;
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
    members.set(name, { key: key - start, value: value - start, end: at - start });
    at = skipSpace(text, at);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}
