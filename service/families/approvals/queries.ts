import { heldGroups, heldProjects, type Viewer } from '../../access/queries.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql, type Sql } from '../../database/sql.ts';

export type Rule = Row<'approval_rules'>;

/** The owner of a rule: a project, or a group for its projects. */
export type RuleOwner = { readonly projectId: number } | { readonly groupId: number };

function ownedBy(owner: RuleOwner): Sql {
  return 'projectId' in owner ? sql`r.project_id = ${owner.projectId}` : sql`r.group_id = ${owner.groupId}`;
}

/** The rules of a project or group, the oldest first. */
export function rulesQuery(owner: RuleOwner): Sql {
  return sql`select r.* from approval_rules r where ${ownedBy(owner)} order by r.id`;
}

/** The rules of a project and of the groups above it, the oldest first. */
export async function rulesAround(
  reads: Reads,
  project: Pick<Row<'projects'>, 'id' | 'namespace_id'>,
): Promise<readonly Rule[]> {
  return await reads.all<Rule>(sql`
    with recursive above(id, parent_id) as (
      select id, parent_id from namespaces where id = ${project.namespace_id}
      union all
      select n.id, n.parent_id from namespaces n join above a on n.id = a.parent_id
    )
    select r.* from approval_rules r
    where r.project_id = ${project.id} or r.group_id in (select id from above) order by r.id`);
}

export async function findRule(reads: Reads, owner: RuleOwner, id: number): Promise<Rule | undefined> {
  return await reads.one<Rule>(
    sql`select r.* from approval_rules r where ${ownedBy(owner)} and r.id = ${id}`,
  );
}

/** Whether there already is a rule that any member can meet. */
export async function hasOpenRule(reads: Reads, owner: RuleOwner): Promise<boolean> {
  const found = await reads.one(
    sql`select r.id from approval_rules r where ${ownedBy(owner)} and r.rule_type = 'any_approver'`,
  );
  return found !== undefined;
}

export type RuleContent = Pick<
  Rule,
  'name' | 'rule_type' | 'report_type' | 'approvals_required' | 'applies_to_all_protected_branches'
>;

export async function insertRule(writes: Writes, owner: RuleOwner, content: RuleContent): Promise<Rule> {
  const [projectId, groupId] = 'projectId' in owner ? [owner.projectId, null] : [null, owner.groupId];
  const row = await writes.one<Rule>(sql`
    insert into approval_rules
      (project_id, group_id, name, rule_type, report_type, approvals_required, applies_to_all_protected_branches)
    values
      (${projectId}, ${groupId}, ${content.name}, ${content.rule_type}, ${content.report_type},
       ${content.approvals_required}, ${content.applies_to_all_protected_branches})
    returning *`);
  if (row === undefined) throw new Error('The rule was not stored.');
  return row;
}

export async function updateRule(writes: Writes, id: number, content: RuleContent): Promise<Rule> {
  const row = await writes.one<Rule>(sql`
    update approval_rules set name = ${content.name}, rule_type = ${content.rule_type},
      approvals_required = ${content.approvals_required},
      applies_to_all_protected_branches = ${content.applies_to_all_protected_branches}
    where id = ${id} returning *`);
  if (row === undefined) throw new Error('The rule is gone.');
  return row;
}

export async function deleteRule(writes: Writes, id: number): Promise<void> {
  await writes.run(sql`delete from approval_rules where id = ${id}`);
}

/**
 * Sets who may approve by a rule: current members of the project or group, or users that the rule already names.
 * @returns those of the ids and names that belong to no such user
 */
export async function setRuleUsers(
  writes: Writes,
  rule: Rule,
  {
    ids,
    names,
    today,
  }: { readonly ids: readonly number[]; readonly names: readonly string[]; readonly today: string },
): Promise<{ readonly ids: readonly number[]; readonly names: readonly string[] }> {
  const before = await writes.all<{ user_id: number }>(
    sql`select user_id from approval_rule_users where approval_rule_id = ${rule.id}`,
  );
  await writes.run(sql`delete from approval_rule_users where approval_rule_id = ${rule.id}`);
  const found = await writes.all<Pick<Row<'users'>, 'id' | 'username'>>(sql`
    select id, username from users
    where id in ${listOf(ids)} or lower(username) in ${listOf(names.map((one) => one.toLowerCase()))} order by id`);
  const taken: typeof found = [];
  for (const user of found) {
    const isNamed = before.some(({ user_id: id }) => id === user.id);
    if (!isNamed && !(await isMember(writes, rule, { userId: user.id, isAdministrator: false, today })))
      continue;
    await writes.run(
      sql`insert into approval_rule_users (approval_rule_id, user_id) values (${rule.id}, ${user.id})`,
    );
    taken.push(user);
  }
  const [known, called] = [taken.map(({ id }) => id), taken.map(({ username }) => username.toLowerCase())];
  return {
    ids: ids.filter((id) => !known.includes(id)),
    names: names.filter((name) => !called.includes(name.toLowerCase())),
  };
}

async function isMember(reads: Reads, { project_id, group_id }: Rule, viewer: Viewer): Promise<boolean> {
  const found = await reads.one(
    project_id === null
      ? sql`select id from ${heldGroups(viewer)} as held where id = ${group_id}`
      : sql`select p.id from projects p where p.id = ${project_id} and (
          p.id in (select id from ${heldProjects(viewer)} as own_projects)
          or p.namespace_id in (select id from ${heldGroups(viewer)} as own_groups)
          or p.namespace_id in (select id from namespaces where owner_id = ${viewer.userId}))`,
  );
  return found !== undefined;
}

/**
 * Sets the groups whose members may approve by a rule. Groups that the caller may not see stay.
 * @param visible a condition on a namespace `n`: the caller may see it
 * @returns how many of the requested groups there are now
 */
export async function setRuleGroups(
  writes: Writes,
  ruleId: number,
  { ids, visible }: { readonly ids: readonly number[]; readonly visible: Sql },
): Promise<number> {
  await writes.run(sql`delete from approval_rule_groups where approval_rule_id = ${ruleId}
    and group_id in (select n.id from namespaces n where ${visible})`);
  return await writes.run(sql`
    insert into approval_rule_groups (approval_rule_id, group_id)
    select ${ruleId}, n.id from namespaces n where n.kind = 'group' and n.id in ${listOf(ids)} and ${visible}`);
}

/** Removes the groups from a rule that the caller may not see. */
export async function removeHiddenGroups(writes: Writes, ruleId: number, visible: Sql): Promise<void> {
  await writes.run(sql`delete from approval_rule_groups where approval_rule_id = ${ruleId}
    and group_id not in (select n.id from namespaces n where ${visible})`);
}

/** Sets the protected branches of a rule; returns how many of them the project has. */
export async function setRuleBranches(
  writes: Writes,
  { id, project_id }: Rule,
  branchIds: readonly number[],
): Promise<number> {
  await writes.run(sql`delete from approval_rule_branches where approval_rule_id = ${id}`);
  return await writes.run(sql`
    insert into approval_rule_branches (approval_rule_id, protected_branch_id)
    select ${id}, b.id from protected_branches b where b.project_id = ${project_id} and b.id in ${listOf(branchIds)}`);
}
