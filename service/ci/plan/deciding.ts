import { Budget } from '../budget.ts';
import { limits } from '../limits.ts';
import type { RuleContext } from '../rules/decide.ts';
import { Matching } from '../rules/matching.ts';
import type { KnownPaths } from '../rules/paths.ts';
import { expansionBudget } from '../variables/expand.ts';

/** The shared context of all decisions for one pipeline: known facts, and the budget for work. */
export type Deciding = Omit<RuleContext, 'variables'> & { parts: Budget };

/** A new budget for one pipeline. */
export function deciding(paths: KnownPaths = {}): Deciding {
  return {
    matching: new Matching(),
    expansion: expansionBudget(),
    paths,
    parts: new Budget(limits.jobVariables, 'The jobs have too many variables'),
  };
}
