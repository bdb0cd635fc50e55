/** Longer expressions are refused: for some, the engine takes 10 µs per character. */
const LONGEST_PATTERN = 20_000;

/**
 * A regular expression of ECMA-262 section 22.2.1 with the flag `u`, as JSON Schema defines patterns (2020-12 Core,
 * section 6.4): escapes without a meaning, such as `\Z` of other dialects, and stray braces are invalid.
 */
export function isRegex(text: string): boolean {
  if (text.length > LONGEST_PATTERN) return false;
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}
