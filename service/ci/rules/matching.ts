import { RE2JS } from 're2js';
import { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { expandBraces } from './braces.ts';
import { globExpression } from './glob.ts';

/** Maximum instructions of a pattern; realistic patterns need fewer. */
const maximalProgram = 20_000;

/**
 * Matches the patterns of one configuration. The time is linear in the text for each pattern (RE2 syntax, no
 * backtracking), and the matching of a whole pipeline has a budget.
 */
export class Matching {
  readonly #budget = new Budget(
    limits.matching,
    'the patterns of the configuration take too much time to match',
  );
  readonly #compiled = new Map<string, RE2JS | null>();

  /** Whether a text has the form `/expression/flags` with a valid regular expression of RE2. */
  isPattern(text: string): boolean {
    const expression = expressionOf(text);
    return expression !== undefined && this.#compile(expression) !== null;
  }

  /** Whether a text has the form `/expression/flags`, valid or not. */
  looksLikePattern(text: string): boolean {
    return expressionOf(text) !== undefined;
  }

  /**
   * Whether `/expression/flags` matches some part of the text. An invalid pattern matches nothing.
   * @throws ConfigurationError if the budget of matching is used up.
   */
  matches(pattern: string, text: string): boolean {
    const expression = expressionOf(pattern);
    return expression !== undefined && this.#test(expression, text);
  }

  /** Whether a text has a special character of globs. Other texts match only themselves. */
  isGlob(text: string): boolean {
    return /[*?[{\\]/.test(text);
  }

  /**
   * Returns a function that matches whole paths with a glob: `*` and `?` stay in a folder, two stars and a slash cross
   * folders. Without special characters, it matches only the equal path.
   */
  pathMatcher(glob: string): (path: string) => boolean {
    if (!this.isGlob(glob)) return (path) => path === glob;
    const globs = glob.length > limits.patternLength ? undefined : expandBraces(glob);
    const matchers = globs?.map((one) => this.#pathMatcher(one)) ?? [];
    return (path) => matchers.some((matches) => matches(path));
  }

  /** The matcher of a glob without braces. */
  #pathMatcher(glob: string): (path: string) => boolean {
    const expression = globExpression(glob);
    // Most paths of a repository differ before the first special character or after the last one.
    const start = /^[^*?[\\]*/.exec(glob)?.[0] ?? '';
    const end = /[^*?[\]\\]*$/.exec(glob)?.[0] ?? '';
    // With stars only, automata are small and read a character in one step.
    const isSimple = !/[?[]/.test(glob);
    return (path) =>
      path.startsWith(start) &&
      path.endsWith(end) &&
      this.#test(expression, path, isSimple ? 1 / 8 : undefined);
  }

  /**
   * Whether a text contains another one.
   * @throws ConfigurationError if the budget of matching is used up.
   */
  contains(text: string, part: string): boolean {
    // The engine's search can take the product of both lengths, a few characters at a time.
    this.#budget.spend(text.length + (text.length * part.length) / 8);
    return text.includes(part);
  }

  #test(expression: string, text: string, stepsOfCharacter?: number): boolean {
    const compiled = this.#compile(expression);
    if (compiled === null) return false;
    this.#budget.spend((stepsOfCharacter ?? compiled.programSize()) * (text.length + 1));
    // An automaton is faster for many short paths, and takes much memory for hostile patterns.
    return stepsOfCharacter === undefined ? compiled.matcher(text).find() : compiled.test(text);
  }

  #compile(expression: string): RE2JS | null {
    const known = this.#compiled.get(expression);
    if (known !== undefined) return known;
    const compiled = compile(expression);
    this.#budget.spend(expression.length + (compiled?.programSize() ?? 0));
    this.#compiled.set(expression, compiled);
    return compiled;
  }
}

function compile(expression: string): RE2JS | null {
  if (expression.length > limits.patternLength) return null;
  try {
    const compiled = RE2JS.compile(expression);
    if (compiled.programSize() <= maximalProgram) return compiled;
  } catch {
    return null;
  }
  throw new ConfigurationError('a regular expression of the configuration is too large');
}

/** The expression of RE2 for `/expression/flags`. The flags are i, s, m and U. */
function expressionOf(pattern: string): string | undefined {
  const end = pattern.lastIndexOf('/');
  if (!pattern.startsWith('/') || end < 2) return undefined;
  const flags = pattern.slice(end + 1);
  if (flags.length > 8 || !/^[ismU]*$/.test(flags)) return undefined;
  const source = pattern.slice(1, end).replaceAll('\\/', '/');
  return flags === '' ? source : `(?${[...new Set(flags)].join('')})${source}`;
}
