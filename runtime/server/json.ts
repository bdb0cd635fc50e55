import { memberPointer } from '../parameters/error.ts';
import { isTooLarge, TOO_LARGE } from '../parameters/json-text.ts';
import { NOT_ALLOWED, reachesPrototype } from '../parameters/prototype-names.ts';

/** What a JSON text holds, or why it is refused, with a pointer to the place. */
export type ReadJson = { readonly value: unknown } | { readonly pointer: string; readonly message: string };

/**
 * Reads JSON of a sender who is not trusted: nested no deeper than `depth`, without numbers that a double does not hold
 * (RFC 8259, section 6), and without members that would reach a prototype when a careless program copies them: `__proto__`,
 * and `prototype` within `constructor`.
 */
export function readJson(text: string, depth: number): ReadJson {
  if (opensMore(text, depth) && isDeeper(text, depth))
    return { pointer: '', message: `is nested more than ${depth} levels deep` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { pointer: '', message: 'is not JSON' };
  }
  const harm = mayReachPrototype.test(text) || mayBeTooLarge.test(text) ? harmIn(value, '') : undefined;
  return harm ?? { value };
}

/** ASCII may be written as escapes. Most texts hold none of this and are not walked. */
const mayReachPrototype = /__proto__|prototype|\\u00/;

/** What numbers beyond a double have: an exponent of three digits, or so many digits that one of two is enough. */
const mayBeTooLarge = /\d[eE]\+?\d{3}|(?<!\d)\d{200}/;

function harmIn(value: unknown, pointer: string): Exclude<ReadJson, { value: unknown }> | undefined {
  if (isTooLarge(value)) return { pointer, message: TOO_LARGE };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const at = memberPointer(pointer, name);
    if (reachesPrototype(name, member)) return { pointer: at, message: NOT_ALLOWED };
    const inner = harmIn(member, at);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const QUOTE = 34;
const BACKSLASH = 92;

/** Whether brackets stand in a text more than `limit` times, strings included. Most texts hold fewer, which is found soon. */
function opensMore(text: string, limit: number): boolean {
  let count = 0;
  for (const bracket of ['[', '{']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > limit) return true;
    }
  }
  return false;
}

/** Whether brackets outside of strings are open more than `limit` deep. Counts; what is no JSON is not its business. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 93 || code === 125) {
      depth -= 1;
    }
  }
  return false;
}

/** Where the string ends that begins at a quote. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
