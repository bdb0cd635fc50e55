import type { Matching } from '../rules/matching.ts';
import type { KnownPaths } from '../rules/paths.ts';
import type { VariableValues } from '../rules/evaluate.ts';
import type { YamlBudget } from '../yaml/read-yaml.ts';
import type { IncludeEntry, IncludeKind } from './include-entry.ts';

/** A file that was included. */
export type IncludedFile = { type: IncludeKind; location: string };

/** The text of a file of the commit, or undefined if there is no such file. Paths have no leading slash. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** Finds files that are not local. Returns undefined for unknown kinds. */
export type ResolveInclude = (
  entry: IncludeEntry,
) => Promise<{ content: string } | { error: string } | undefined>;

/** The state that the files of one configuration share while they are read. */
export type Loading = {
  readFile: ReadFile;
  resolveInclude?: ResolveInclude;
  variables: VariableValues;
  paths: KnownPaths;
  budget: YamlBudget;
  matching: Matching;
  included: IncludedFile[];
  warnings: string[];
};
