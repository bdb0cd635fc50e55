import { linearPattern, type TextPattern } from '../../../runtime/validation/pattern/linear-pattern.ts';
import type { LinearPatternTable } from '../../../runtime/validation/pattern/table.ts';
import { memoizeText } from '../../incremental/memoize.ts';
import { readDialect } from './dialect/read.ts';
import type { ForeignPart } from './dialect/words.ts';
import { hasReference, isLinear } from './effort.ts';
import { parsePattern, type Expression } from './parse.ts';
import { printPattern } from './print.ts';
import { canMatch } from './reach.ts';
import { trimmed } from './simplify.ts';
import { linearTable } from './table.ts';

/** Maximum length of a pattern; longer ones are refused rather than analysed. */
const longest = 5_000;
/** Maximum number of cached patterns. */
const MOST_PATTERNS = 5_000;

/** How a pattern is matched. */
export type Matching =
  /** By JavaScript's engine, in linear time. */
  | { readonly by: 'engine'; readonly source: string; readonly flags: string }
  /** By `linearPattern` of the runtime. */
  | { readonly by: 'table'; readonly table: LinearPatternTable };

/** A pattern of a document. */
export interface Pattern {
  /** Parts from other dialects of regular expressions, without duplicates. */
  readonly foreign: readonly ForeignPart[];
  /** Undefined where the pattern is not enforced. */
  readonly matching: Matching | undefined;
  /** Why the pattern is not a regular expression, or cannot be matched in linear time. */
  readonly problem?: { readonly kind: 'invalid' | 'complex'; readonly reason: string };
}

/**
 * Reads a pattern (JSON Schema 2020-12 Core, section 6.4, and Validation, section 6.3.3): a regular expression of
 * ECMA-262 with the flag `u`, which may match anywhere in a text. Enforced patterns take linear time in the length of
 * any text: if this cannot be proved for the engine, the pattern is matched by a table.
 */
export const readPattern: (source: string) => Pattern = memoizeText(read, MOST_PATTERNS);

/** The expression of an enforced pattern; undefined for others, for which `readPattern` has the reason. */
export function enforceablePattern(source: string): TextPattern | undefined {
  const { matching } = readPattern(source);
  if (matching === undefined) return undefined;
  return matching.by === 'table'
    ? linearPattern(matching.table)
    : new RegExp(matching.source, matching.flags);
}

/** Whether no text matches a pattern; false if that is uncertain. */
export function matchesNothing(pattern: string): boolean {
  const expression = pattern.length > longest ? undefined : structureOf(pattern);
  return expression !== undefined && !hasReference(expression) && !canMatch(expression);
}

/** The structure of a pattern; undefined if it is not a regular expression of ECMA-262 and cannot be read as one. */
export function structureOf(pattern: string): Expression | undefined {
  const { source, flags, isCertain } = readDialect(pattern);
  return isCertain && errorOf(source, flags) === undefined ? parsePattern(source, flags) : undefined;
}

function read(pattern: string): Pattern {
  if (pattern.length > longest) return refused('complex', `it is longer than ${longest} characters`);
  const { source, flags, foreign, isCertain } = readDialect(pattern);
  if (!isCertain) return { foreign, matching: undefined };
  const reason = errorOf(source, flags);
  if (reason !== undefined) return { ...refused('invalid', reason), foreign };
  const expression = parsePattern(source, flags);
  if (expression === undefined) return { ...refused('complex', 'its groups are nested too deeply'), foreign };
  const matching = matchingOf(expression, { source, flags });
  if (matching !== undefined) return { foreign, matching };
  const why = hasReference(expression)
    ? 'it refers back to what a group has matched, beside repetitions, and some texts would take that forever'
    : 'some texts would take it forever, and it is too large to be matched in another way';
  return { ...refused('complex', why), foreign };
}

function refused(kind: 'invalid' | 'complex', reason: string): Pattern {
  return { foreign: [], matching: undefined, problem: { kind, reason } };
}

function errorOf(source: string, flags: string): string | undefined {
  try {
    void new RegExp(source, flags);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return message.slice(message.lastIndexOf(': ') + 2).toLowerCase();
  }
}

function matchingOf(
  expression: Expression,
  { source, flags }: { readonly source: string; readonly flags: string },
): Matching | undefined {
  if (isLinear(expression, flags)) return { by: 'engine', source, flags };
  if (hasReference(expression)) return undefined;
  const shorter = trimmed(expression);
  if (isLinear(shorter, flags)) return { by: 'engine', source: printPattern(shorter), flags };
  const table = linearTable(shorter, flags);
  return table === undefined ? undefined : { by: 'table', table };
}
