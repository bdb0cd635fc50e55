import type {
  ProjectApprovalRuleCreate,
  ProjectApprovalRuleUpdate,
} from '../../../generated/companion/types/index.js';
import { visibleNamespace } from '../../access/queries.ts';
import { signedIn, type Asking } from '../../access/resources.ts';
import type { Writes } from '../../database/database.ts';
import { invalid } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import {
  hasOpenRule,
  insertRule,
  removeHiddenGroups,
  setRuleBranches,
  setRuleGroups,
  setRuleUsers,
  updateRule,
  type Rule,
  type RuleOwner,
} from './queries.ts';

/** The members of rules in requests: requests for groups have fewer. */
type Change = ProjectApprovalRuleUpdate & Pick<ProjectApprovalRuleCreate, 'rule_type'>;

/** Maximum number of ids in one request. */
const limit = 1000;

/** Creates a rule. Throws a `Refusal` of 400 if its name, number, type or lists are invalid. */
export async function createRule(
  asking: Asking,
  owner: RuleOwner,
  body: ProjectApprovalRuleCreate,
): Promise<Rule> {
  checkNumbers(body);
  const { name, approvals_required, report_type = null } = body;
  const rule_type = body.rule_type ?? 'regular';
  if (rule_type === 'report_approver' && report_type === null) throw invalid('report_type', "can't be blank");
  if (rule_type === 'code_owner') throw invalid('rule_type', 'does not have a valid value');
  return await unlessTaken(nameTaken(), () =>
    asking.app.database.transaction(async (writes) => {
      if (rule_type === 'any_approver' && (await hasOpenRule(writes, owner)))
        throw invalid('rule_type', 'any-approver for the project already exists');
      const rule = await insertRule(writes, owner, {
        name,
        rule_type,
        report_type,
        approvals_required,
        applies_to_all_protected_branches: body.applies_to_all_protected_branches ?? false,
      });
      await setLists(asking, writes, rule, body);
      return rule;
    }),
  );
}

/** Changes a rule; members that the request does not name stay. Throws a `Refusal` of 400 as `createRule`. */
export async function changeRule(asking: Asking, rule: Rule, body: Change): Promise<Rule> {
  checkNumbers(body);
  if (body.rule_type !== undefined && body.rule_type !== rule.rule_type)
    throw invalid('rule_type', 'cannot be changed');
  return await unlessTaken(nameTaken(), () =>
    asking.app.database.transaction(async (writes) => {
      const changed = await updateRule(writes, rule.id, {
        name: body.name ?? rule.name,
        rule_type: rule.rule_type,
        report_type: rule.report_type,
        approvals_required: body.approvals_required ?? rule.approvals_required,
        applies_to_all_protected_branches:
          body.applies_to_all_protected_branches ?? rule.applies_to_all_protected_branches,
      });
      await setLists(asking, writes, rule, body);
      return changed;
    }),
  );
}

function nameTaken(): ReturnType<typeof invalid> {
  return invalid('name', 'has already been taken');
}

function checkNumbers({
  name,
  approvals_required: required,
  user_ids,
  group_ids,
  usernames,
  protected_branch_ids,
}: Change): void {
  if (name?.trim() === '') throw invalid('name', "can't be blank");
  if (required !== undefined && required < 0)
    throw invalid('approvals_required', 'must be greater than or equal to 0');
  if (required !== undefined && required > 100)
    throw invalid('approvals_required', 'must be less than or equal to 100');
  for (const [member, list] of Object.entries({ user_ids, group_ids, usernames, protected_branch_ids })) {
    if ((list ?? []).length > limit) throw invalid(member, `has more than ${limit} elements`);
  }
}

/** The named users who cannot approve. The message does not reveal whether they exist. */
function noMembers(given: readonly (string | number)[]): string {
  return `names no members: ${given.join(', ')}`;
}

async function setLists(asking: Asking, writes: Writes, rule: Rule, body: Change): Promise<void> {
  const viewer = signedIn(asking);
  const visible = visibleNamespace(viewer);
  const { user_ids, usernames, group_ids, protected_branch_ids } = body;
  if (user_ids !== undefined || usernames !== undefined) {
    const { today } = viewer;
    const strangers = await setRuleUsers(writes, rule, {
      ids: user_ids ?? [],
      names: usernames ?? [],
      today,
    });
    if (strangers.ids.length > 0) throw invalid('user_ids', noMembers(strangers.ids));
    if (strangers.names.length > 0) throw invalid('usernames', noMembers(strangers.names));
  }
  if (group_ids !== undefined) {
    const asked = [...new Set(group_ids)];
    if ((await setRuleGroups(writes, rule.id, { ids: asked, visible })) !== asked.length)
      throw invalid('group_ids', 'names a group that there is not, or that you may not see');
  }
  if (body.remove_hidden_groups === true) await removeHiddenGroups(writes, rule.id, visible);
  if (protected_branch_ids === undefined) return;
  const wanted = [...new Set(protected_branch_ids)];
  if ((await setRuleBranches(writes, rule, wanted)) !== wanted.length)
    throw invalid('protected_branch_ids', 'names a branch that the project does not protect');
}
