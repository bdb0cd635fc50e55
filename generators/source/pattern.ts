import { analysePattern } from './pattern/analyse.ts';
import { parsePattern } from './pattern/parse.ts';

/** Longer patterns than this are refused rather than analysed. */
const longest = 5_000;

/**
 * The expression of a JSON Schema pattern: with the `u` flag as JSON Schema asks for (2020-12 Core, section 6.4), and
 * without it for the many patterns that escape more than `u` allows, such as `\-`.
 */
export function compilePattern(source: string): RegExp | { readonly reason: string } {
  try {
    return new RegExp(source, 'u');
  } catch {
    try {
      return new RegExp(source);
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      return { reason: message.slice(message.lastIndexOf(': ') + 2).toLowerCase() };
    }
  }
}

/**
 * The expression of a pattern that is enforced; undefined for one that is no regular expression or can run away, of
 * which the findings `schema/invalid-pattern` and `schema/pattern-runaway` tell.
 */
export function enforceablePattern(source: string): RegExp | undefined {
  const compiled = compilePattern(source);
  return compiled instanceof RegExp && !isRunawayPattern(source) ? compiled : undefined;
}

/**
 * Whether some text could take a backtracking matcher exponential time, or worse than quadratic: repetitions within
 * repetitions and choices within repetitions that can match the same text in several ways, three repetitions
 * of the same characters in a row, and back references beside repetitions. Errs on the side of `true`.
 */
export function isRunawayPattern(source: string): boolean {
  if (source.length > longest) return true;
  const parsed = parsePattern(source);
  return parsed === undefined || analysePattern(parsed);
}
