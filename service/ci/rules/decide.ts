import type { Budget } from '../budget.ts';
import type { Changes, Exists } from '../entries/rule-paths.ts';
import type { Rule } from '../entries/rules.ts';
import { expandText } from '../variables/expand.ts';
import { holds, type VariableValues } from './evaluate.ts';
import type { Matching } from './matching.ts';
import type { KnownPaths, PathList } from './paths.ts';

/** The context for deciding rules. */
export type RuleContext = {
  variables: VariableValues;
  matching: Matching;
  expansion: Budget;
  paths: KnownPaths;
};

/**
 * The first rule whose conditions are all true, or undefined.
 * @throws ConfigurationError if matching takes too long
 */
export function decideRules(rules: readonly Rule[], context: RuleContext): Rule | undefined {
  return rules.find((rule) => ruleHolds(rule, context));
}

function ruleHolds(rule: Rule, context: RuleContext): boolean {
  if (rule.if !== undefined && !holds(rule.if, context.variables, context.matching)) return false;
  if (rule.changes !== undefined && !isChanged(rule.changes, context)) return false;
  return rule.exists === undefined || existsPath(rule.exists, context);
}

function isChanged({ paths, compareTo }: Changes, context: RuleContext): boolean {
  const { changed, compared } = context.paths;
  const ref =
    compareTo === undefined ? undefined : expandText(compareTo, context.variables, context.expansion);
  const known = (ref === undefined ? undefined : compared?.get(ref)) ?? changed;
  return known === undefined || hasOneOf(paths, known, context);
}

/** Files of other projects are not checked. */
function existsPath({ paths, project }: Exists, context: RuleContext): boolean {
  const { all } = context.paths;
  return project === undefined && all !== undefined && hasOneOf(paths, all, context);
}

function hasOneOf(
  globs: readonly string[],
  paths: PathList,
  { variables, matching, expansion }: RuleContext,
): boolean {
  return globs.some((glob) => {
    const expanded = expandText(glob, variables, expansion, { keepUnknown: true, keepDollars: true });
    return paths.has(expanded.replace(/^\.?\/+/, ''), matching);
  });
}
