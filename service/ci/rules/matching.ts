import { RE2JS } from 're2js';
import { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { expandBraces } from './braces.ts';
import { globExpression } from './glob.ts';

/** More instructions than any pattern needs that people write. */
const maximalProgram = 20_000;

/**
 * Matches the patterns of one configuration. Time is linear in the text for each pattern (RE2 syntax, no
 * backtracking), and the matching of a whole pipeline has a budget.
 */
export class Matching {
  readonly #budget = new Budget(
    limits.matching,
    'the patterns of the configuration take too much time to match',
  );
  readonly #compiled = new Map<string, RE2JS | null>();

  /** Whether a text has the form `/expression/flags` and is a regular expression of RE2. */
  isPattern(text: string): boolean {
    const expression = expressionOf(text);
    return expression !== undefined && this.#compile(expression) !== null;
  }

  /** Whether a text has the form `/expression/flags`, right or wrong. */
  looksLikePattern(text: string): boolean {
    return expressionOf(text) !== undefined;
  }

  /**
   * Whether `/expression/flags` matches some part of the text. A pattern that is none matches nothing.
   * @throws ConfigurationError when the budget of matching is used up.
   */
  matches(pattern: string, text: string): boolean {
    const expression = expressionOf(pattern);
    return expression !== undefined && this.#test(expression, text);
  }

  /** Whether a text has a sign that globs know. Others match themselves alone. */
  isGlob(text: string): boolean {
    return /[*?[{\\]/.test(text);
  }

  /**
   * Tells of whole paths whether a glob matches them: `*` and `?` stay in a folder, two stars and a slash cross
   * folders. Without signs of globs it matches the path that it is.
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
    // Most paths of a repository differ in what stands before the first sign or after the last one.
    const start = /^[^*?[\\]*/.exec(glob)?.[0] ?? '';
    const end = /[^*?[\]\\]*$/.exec(glob)?.[0] ?? '';
    // Stars alone make small automata, which read a character in one step.
    const isSimple = !/[?[]/.test(glob);
    return (path) =>
      path.startsWith(start) &&
      path.endsWith(end) &&
      this.#test(expression, path, isSimple ? 1 / 8 : undefined);
  }

  /**
   * Whether a text has another one in it.
   * @throws ConfigurationError when the budget of matching is used up.
   */
  contains(text: string, part: string): boolean {
    // The search of the engine can take the product of both lengths, a few characters at a time.
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

/** The expression of RE2 that `/expression/flags` stands for. The flags are i, s, m and U. */
function expressionOf(pattern: string): string | undefined {
  const end = pattern.lastIndexOf('/');
  if (!pattern.startsWith('/') || end < 2) return undefined;
  const flags = pattern.slice(end + 1);
  if (flags.length > 8 || !/^[ismU]*$/.test(flags)) return undefined;
  const source = pattern.slice(1, end).replaceAll('\\/', '/');
  return flags === '' ? source : `(?${[...new Set(flags)].join('')})${source}`;
}
