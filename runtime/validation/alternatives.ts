import type { Issue } from './issues.ts';

/** Keywords that say which values are allowed as such, so that those of several branches read as one list. */
const PLAIN: ReadonlySet<string> = new Set(['const', 'enum', 'type', 'types']);

/** What the branches of `anyOf` or `oneOf` allow, where all of them speak of the value itself. */
export interface Alternatives {
  readonly values: readonly unknown[];
  readonly types: readonly unknown[];
}

/**
 * Folds what the branches of `anyOf` or `oneOf` found about one and the same value into one issue, which then expects
 * `Alternatives`: a text that is neither a known value nor a number has one fault and not three. What a branch found
 * deeper inside is kept.
 */
export function foldAlternatives(issues: readonly Issue[]): readonly Issue[] {
  const folded: Issue[] = [];
  for (const issue of issues) {
    const branches = isUnion(issue) ? takeBranches(folded, issue.pointer) : [];
    folded.push(branches.length === 0 ? issue : { ...issue, expected: alternativesOf(branches) });
  }
  return folded;
}

export function isAlternatives(expected: unknown): expected is Alternatives {
  return typeof expected === 'object' && expected !== null && 'values' in expected && 'types' in expected;
}

function isUnion({ keyword }: Issue): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** Takes the issues of the branches from the end of a list. */
function takeBranches(issues: Issue[], pointer: string): readonly Issue[] {
  let from = issues.length;
  while (from > 0 && isBranch(issues[from - 1], pointer)) from--;
  return issues.splice(from);
}

function isBranch(issue: Issue | undefined, pointer: string): boolean {
  if (issue?.pointer !== pointer) return false;
  return PLAIN.has(issue.keyword) || (isUnion(issue) && isAlternatives(issue.expected));
}

function alternativesOf(branches: readonly Issue[]): Alternatives {
  const parts = branches.map(({ keyword, expected }): Alternatives => {
    if (isAlternatives(expected)) return expected;
    const listed = Array.isArray(expected) ? expected : [expected];
    return keyword === 'type' || keyword === 'types'
      ? { values: [], types: listed }
      : { values: listed, types: [] };
  });
  return {
    values: unique(parts.flatMap(({ values }) => values)),
    types: unique(parts.flatMap(({ types }) => types)),
  };
}

function unique(values: readonly unknown[]): readonly unknown[] {
  const byText = new Map<string | undefined, unknown>();
  for (const value of values) {
    const text = JSON.stringify(value);
    if (!byText.has(text)) byText.set(text, value);
  }
  return [...byText.values()];
}
