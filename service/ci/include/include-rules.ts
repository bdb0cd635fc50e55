import { Entry, Problems } from '../entries/entry.ts';
import { readRules } from '../entries/rules.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { decideRules } from '../rules/decide.ts';
import { expansionBudget } from '../variables/expand.ts';
import type { IncludeEntry } from './include-entry.ts';
import type { Loading } from './loading.ts';

/**
 * Whether the rules of an include match. An include without rules is always used.
 * @throws ConfigurationError for invalid rules
 */
export function includeApplies(include: IncludeEntry, loading: Loading): boolean {
  if (include.rules === undefined) return true;
  const problems = new Problems();
  const rules = readRules(new Entry(include.rules, 'include:rules', problems), {
    of: 'include',
    matching: loading.matching,
  });
  const [problem] = problems.errors;
  if (problem !== undefined) throw new ConfigurationError(problem);
  const rule = decideRules(rules ?? [], {
    variables: loading.variables,
    matching: loading.matching,
    expansion: expansionBudget(),
    paths: loading.paths,
  });
  return rule !== undefined && rule.when !== 'never';
}
