import type { Issue, Issues } from './issues.ts';

/** Keywords about the value itself: the issues of several branches can be reported as one list of what is allowed. */
const PLAIN: ReadonlySet<string> = new Set(['const', 'enum', 'type', 'types']);
/** Maximum issues of one alternative that are compared with those of the others. */
const MOST_COMPARED = 20;

/** What the alternatives of `anyOf` or `oneOf` allow, if all their issues are about the value itself. */
export interface Alternatives {
  readonly values: readonly unknown[];
  readonly types: readonly unknown[];
}

/** A union that a value violates, and the ranges of its alternatives' issues in a list. */
export interface Union {
  readonly keyword: string;
  /** The pointer of the value in its issues. */
  readonly pointer: string;
  /** Where the issues of the first alternative begin, and where those of each end. */
  readonly start: number;
  readonly ends: readonly number[];
  /** Index of the alternative that a discriminator selects; -1 if it selects none. */
  readonly meant?: number;
  /**
   * Indices of alternatives that cannot be meant: the value has the member that distinguishes the others, and they do
   * not.
   */
  readonly untagged?: readonly number[];
}

export function isAlternatives(expected: unknown): expected is Alternatives {
  return typeof expected === 'object' && expected !== null && 'values' in expected && 'types' in expected;
}

/**
 * Replaces the issues of all alternatives of a union by useful ones: those of the selected alternative, or those of all
 * alternatives, or one issue that lists what is allowed. Takes time linear in the number of issues.
 */
export function unite(issues: Issues, union: Union): Issue[] {
  const all = issues ?? [];
  const branches = union.ends.map((end, index) => all.slice(union.ends[index - 1] ?? union.start, end));
  all.length = Math.min(all.length, union.start);
  for (const issue of chosenOf(branches, union)) all.push(issue);
  return all;
}

/** The alternative that a discriminator selects by the value of a member; -1 if it selects none. */
export function meantBy(value: unknown, member: string, tags: ReadonlyMap<unknown, number>): number {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member)) return -1;
  return tags.get(Reflect.get(value, member)) ?? -1;
}

/** The alternatives without a member that distinguishes the others, if a value has that member. */
export function untaggedBy(value: unknown, member: string, indices: readonly number[]): readonly number[] {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, member) ? indices : [];
}

function chosenOf(branches: readonly (readonly Issue[])[], union: Union): readonly Issue[] {
  const { pointer, keyword } = union;
  const whole = { pointer, keyword, expected: undefined };
  const meant = branches[union.meant ?? -1];
  if (meant !== undefined && meant.length > 0) return meant;
  // An alternative without issues accepts the value, so more than one does.
  if (branches.some(({ length }) => length === 0)) return [whole];
  const ofType = branches.map((branch) => !branch.some((issue) => isOfValue(issue, pointer)));
  const tagged = branches.filter((_, index) => ofType[index] && union.untagged?.includes(index) !== true);
  const possible = tagged.length > 0 ? tagged : branches.filter((_, index) => ofType[index]);
  if (possible.length === 0) return [{ ...whole, expected: allowedBy(branches.flat(), pointer) }];
  const fitting = possible.filter((branch) => tagsOf(branch, pointer).length === 0);
  const tag = fitting.length === 0 ? commonTag(possible, pointer) : undefined;
  if (tag !== undefined) return [tag];
  const [first = [], ...others] = fitting.length === 0 ? possible : fitting;
  if (others.length === 0) return first;
  const common = first
    .slice(0, MOST_COMPARED)
    .filter((issue) => others.every((branch) => has(branch, issue)));
  return common.length > 0 ? common : [...nearestOf([first, ...others]), whole];
}

/** Whether an issue is about the value itself: a wrong type, or a value that is not allowed. */
function isOfValue(issue: Issue, pointer: string): boolean {
  if (issue.pointer !== pointer) return false;
  return PLAIN.has(issue.keyword) || isAlternatives(issue.expected);
}

/** Issues of members whose value rules out an alternative. */
function tagsOf(branch: readonly Issue[], pointer: string): readonly Issue[] {
  return branch.filter(
    (issue) =>
      (issue.keyword === 'const' || issue.keyword === 'enum') &&
      issue.pointer.startsWith(`${pointer}/`) &&
      !issue.pointer.includes('/', pointer.length + 1),
  );
}

/** The values of a member that distinguish all alternatives. */
function commonTag(branches: readonly (readonly Issue[])[], pointer: string): Issue | undefined {
  const tags = branches.map((branch) => tagsOf(branch, pointer).slice(0, MOST_COMPARED));
  const shared = tags[0]?.find((tag) =>
    tags.every((list) => list.some((other) => other.pointer === tag.pointer)),
  );
  if (shared === undefined) return undefined;
  const same = tags.flat().filter((tag) => tag.pointer === shared.pointer);
  return { pointer: shared.pointer, keyword: 'enum', expected: unique(same.flatMap(valuesOf)) };
}

function has(branch: readonly Issue[], { pointer, keyword, expected }: Issue): boolean {
  return branch
    .slice(0, MOST_COMPARED)
    .some((issue) => issue.pointer === pointer && issue.keyword === keyword && issue.expected === expected);
}

/** The issues of those alternatives that have the fewest, without duplicates. */
function nearestOf(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const fewest = branches.reduce((count, { length }) => Math.min(count, length), Infinity);
  const nearest = branches.filter(({ length }) => length === fewest).flat();
  const byText = new Map(
    nearest.map((issue) => [`${issue.keyword} ${String(issue.expected)} ${issue.pointer}`, issue]),
  );
  return [...byText.values()];
}

function allowedBy(issues: readonly Issue[], pointer: string): Alternatives {
  const parts = issues
    .filter((issue) => isOfValue(issue, pointer))
    .map((issue): Alternatives => {
      if (isAlternatives(issue.expected)) return issue.expected;
      const isType = issue.keyword === 'type' || issue.keyword === 'types';
      return isType ? { values: [], types: [issue.expected].flat() } : { values: valuesOf(issue), types: [] };
    });
  return {
    values: unique(parts.flatMap(({ values }) => values)),
    types: unique(parts.flatMap(({ types }) => types)),
  };
}

/** The values that `const` or `enum` allows. */
function valuesOf({ keyword, expected }: Issue): readonly unknown[] {
  return keyword === 'enum' && Array.isArray(expected) ? expected : [expected];
}

function unique(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
