import type { Workflow } from '../entries/workflow.ts';
import { decideRules } from '../rules/decide.ts';
import { expandText } from '../variables/expand.ts';
import type { Deciding } from './deciding.ts';
import { valuesOf, type Scope } from './scope.ts';

const maximalName = 255;

/**
 * The effect of `workflow` on a pipeline: its name, and its variables with those of the matching rule.
 * @returns undefined if the rules allow no pipeline
 */
export function decideWorkflow(
  workflow: Workflow,
  scope: Scope,
  deciding: Deciding,
): { name?: string; scope: Scope } | undefined {
  const before = valuesOf('workflow', scope.root, scope, deciding);
  const rule =
    workflow.rules === undefined ? {} : decideRules(workflow.rules, { ...deciding, variables: before });
  if (rule === undefined || rule.when === 'never') return undefined;
  const root = rule.variables === undefined ? scope.root : new Map([...scope.root, ...rule.variables]);
  const decided = { ...scope, root };
  if (workflow.name === undefined) return { scope: decided };
  const values = valuesOf('workflow', root, decided, deciding);
  const name = expandText(workflow.name, values, deciding.expansion).trim().slice(0, maximalName);
  return name === '' ? { scope: decided } : { name, scope: decided };
}
