import { defined } from '../defined.ts';
import type { Matching } from '../rules/matching.ts';
import type { Entry } from './entry.ts';
import { readRules, type Rule } from './rules.ts';

/** When jobs of older pipelines are cancelled. */
export type AutoCancel = {
  onNewCommit?: 'conservative' | 'interruptible' | 'none';
  onJobFailure?: 'none' | 'all';
};

/** Whether there is a pipeline at all, and its name. */
export type Workflow = { name?: string; rules?: readonly Rule[]; autoCancel?: AutoCancel };

/** The value of `workflow`. */
export function readWorkflow(entry: Entry, matching: Matching): Workflow {
  entry.members(['rules', 'name', 'auto_cancel']);
  const name = entry.text('name');
  if (name !== undefined && name.length > 255) entry.fail('is too long (maximum is 255 characters)', 'name');
  if (name === '') entry.fail('is too short (minimum is 1 character)', 'name');
  const rules = entry.child('rules');
  const read = rules === undefined ? undefined : readRules(rules, { of: 'workflow', matching });
  const autoCancel = readAutoCancel(entry);
  return {
    ...defined({ name, rules: read, autoCancel }),
  };
}

function readAutoCancel(workflow: Entry): AutoCancel | undefined {
  const entry = workflow.child('auto_cancel');
  if (entry?.members(['on_new_commit', 'on_job_failure']) === undefined) return undefined;
  const onNewCommit = entry.oneOf('on_new_commit', ['conservative', 'interruptible', 'none']);
  const onJobFailure = entry.oneOf('on_job_failure', ['none', 'all']);
  return {
    ...defined({ onNewCommit, onJobFailure }),
  };
}
