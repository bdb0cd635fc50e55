import { memberPointer } from '../parameters/error.ts';
import { isTooLarge, TOO_LARGE } from '../parameters/json-text.ts';
import { NOT_ALLOWED, reachesPrototype } from '../parameters/prototype-names.ts';

/** The value of a JSON text, or why it is refused, with a pointer to the position. */
export type ReadJson = { readonly value: unknown } | { readonly pointer: string; readonly message: string };

/**
 * Reads JSON from an untrusted sender. Refuses nesting deeper than `depth`, numbers beyond the range of a double (RFC
 * 8259, section 6), and members that would reach a prototype when a program copies them carelessly: `__proto__`, and
 * `prototype` within `constructor`.
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
  const mayHarm = mayReachPrototype.test(text) || hasLargeExponent.test(text) || hasManyDigits.test(text);
  const harm = mayHarm ? harmIn(value, '') : undefined;
  return harm ?? { value };
}

/** ASCII characters may be written as escapes. Most texts contain none of these and need no closer check. */
const mayReachPrototype = /__proto__|prototype|\\u00/;

/**
 * Numbers beyond a double have an exponent of three digits, or so many digits that an exponent of two is enough. Two
 * patterns take a third of the time of a combined one, because each is found by its first characters.
 */
const hasLargeExponent = /\d[eE]\+?\d{3}/;
const hasManyDigits = /(?<!\d)\d{200}/;

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

/**
 * Whether a text contains more than `limit` opening brackets, including those in strings. Most texts contain fewer,
 * and need no exact count.
 */
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

/** Whether brackets outside of strings are nested deeper than `limit`. Only counts: the parser finds syntax errors. */
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

/** The end of the string that begins at a quote. */
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
