import { Budget } from '../budget.ts';
import { limits } from '../limits.ts';
import type { RuleContext } from '../rules/decide.ts';
import { Matching } from '../rules/matching.ts';
import type { KnownPaths } from '../rules/paths.ts';
import { expansionBudget } from '../variables/expand.ts';

/** What all decisions of one pipeline share: what they know, and the work that they may do. */
export type Deciding = Omit<RuleContext, 'variables'> & { parts: Budget };

/** A fresh allowance of work for one pipeline. */
export function deciding(paths: KnownPaths = {}): Deciding {
  return {
    matching: new Matching(),
    expansion: expansionBudget(),
    paths,
    parts: new Budget(limits.jobVariables, 'The jobs have too many variables'),
  };
}
