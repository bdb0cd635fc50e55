/** Longer expressions are refused: some take the engine 10 µs for each character to read. */
const LONGEST_PATTERN = 20_000;

/**
 * A regular expression of ECMA-262 section 22.2.1 with the flag `u`, as JSON Schema takes patterns (2020-12 Core,
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
