/** An error before its message is written: kept small, because most issues from the branches of `anyOf` are dropped. */
export interface Issue {
  /** Relative to the value that the check received. */
  pointer: string;
  readonly keyword: string;
  readonly expected: unknown;
}

/** Issues in order, or null while there are none, as for most values. */
export type Issues = Issue[] | null;

/** A generated check. When it has returned false, `errors` has the issues, until the next invalid value. */
export interface Check {
  (data: unknown): boolean;
  errors?: Issues;
  /** The indexes of items that `contains` matched in the last value, for `unevaluatedItems`. */
  contained?: number[];
  /** The members and items that were evaluated, for `unevaluatedProperties` and `unevaluatedItems`. */
  evaluated?: {
    props?: boolean | Record<string, boolean> | undefined;
    items?: boolean | number | undefined;
    readonly dynamicProps: boolean;
    readonly dynamicItems: boolean;
  };
}

/** Adds an issue. */
export function fail(issues: Issues, pointer = '', keyword = '', expected: unknown = undefined): Issue[] {
  const issue = { pointer, keyword, expected };
  if (issues === null) return [issue];
  issues.push(issue);
  return issues;
}

/**
 * Maximum number of issues that a caller keeps of one check. With recursive alternatives they would double at every
 * level.
 */
const MOST_JOINED = 100;

/** Adds the issues of a member; `pointer` is that of the member. */
export function join(issues: Issues, found: Issues | undefined, pointer: string): Issue[] {
  const joined = issues ?? [];
  for (const issue of (found ?? []).slice(0, MOST_JOINED)) {
    issue.pointer = pointer + issue.pointer;
    joined.push(issue);
  }
  return joined;
}

/** A member name as a segment of a JSON Pointer (RFC 6901 section 3), slash included. */
export function segment(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keyword that a value fails: it is not an integer, or not one that a double represents exactly. */
export function integerFault(value: unknown): 'safeInteger' | 'type' {
  return Number.isInteger(value) ? 'safeInteger' : 'type';
}
