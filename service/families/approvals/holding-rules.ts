import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { matchesBranch } from '../branches/pattern.ts';
import { isProtected } from '../branches/protection.ts';
import { rulesAround, type Rule } from './queries.ts';
import { settingsChain } from './settings-queries.ts';
import { surroundingsOfRules } from './surroundings.ts';

/** A rule as it applies to merge requests into a branch. */
export interface HoldingRule {
  /** Undefined for the number of approvals in the configuration of the project. */
  readonly rule: Rule | undefined;
  readonly required: number;
  /** The active users that it names; undefined if anybody who may approve can meet it. */
  readonly named: readonly Row<'users'>[] | undefined;
}

/**
 * The rules that apply to merge requests into a branch: those of the project and of the groups above it, for all
 * branches, all protected ones or this one. A rule that names nobody can be met by anybody who may approve.
 */
export async function holdingRules(
  reads: Reads,
  project: Row<'projects'>,
  { branch, today }: { readonly branch: string; readonly today: string },
): Promise<readonly HoldingRule[]> {
  const rules = await rulesAround(reads, project);
  const { own } = await settingsChain(reads, { kind: 'project', row: project });
  const configured = rules.some(({ rule_type }) => rule_type === 'any_approver')
    ? 0
    : (own.approvals_before_merge ?? 0);
  const everybody = { userId: 0, isAdministrator: true, today };
  const around = await surroundingsOfRules(reads, rules, everybody);
  const isHeld = await isProtected(reads, project.id, branch);
  const holding = rules.filter((rule) => {
    if (rule.applies_to_all_protected_branches) return isHeld;
    const branches = around.branches.get(rule.id) ?? [];
    return branches.length === 0 || branches.some(({ name }) => matchesBranch(name, branch));
  });
  return [
    ...holding.map((rule) => {
      const people = [...(around.users.get(rule.id) ?? []), ...(around.members.get(rule.id) ?? [])];
      const isOpen =
        rule.rule_type === 'any_approver' || (people.length === 0 && !around.groups.has(rule.id));
      const active = people.filter(({ state }) => state === 'active');
      const named = [...new Map(active.map((user) => [user.id, user])).values()];
      return { rule, required: rule.approvals_required, named: isOpen ? undefined : named };
    }),
    ...(configured > 0 ? [{ rule: undefined, required: configured, named: undefined }] : []),
  ];
}
