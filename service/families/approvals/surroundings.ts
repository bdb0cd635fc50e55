import { visibleNamespace, type Viewer } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Rule } from './queries.ts';

type Of<Table extends 'users' | 'namespaces' | 'protected_branches'> = Row<Table> & {
  readonly rule_id: number;
};

/** Related rows of rules, by the id of the rule; access by the id of the branch. */
export interface RuleSurroundings {
  readonly users: ReadonlyMap<number, readonly Row<'users'>[]>;
  /** Members of the groups that the viewer may see. */
  readonly members: ReadonlyMap<number, readonly Row<'users'>[]>;
  readonly groups: ReadonlyMap<number, readonly Row<'namespaces'>[]>;
  /** Rules that name groups which the viewer may not see. */
  readonly hiding: ReadonlySet<number>;
  readonly branches: ReadonlyMap<number, readonly Row<'protected_branches'>[]>;
  readonly access: ReadonlyMap<number, readonly Row<'protected_branch_access'>[]>;
}

export async function surroundingsOfRules(
  reads: Reads,
  rules: readonly Rule[],
  viewer: Viewer,
): Promise<RuleSurroundings> {
  const ids = listOf(rules.map(({ id }) => id));
  const visible = visibleNamespace(viewer);
  const users = await reads.all<Of<'users'>>(sql`
    select u.*, t.approval_rule_id as rule_id from approval_rule_users t join users u on u.id = t.user_id
    where t.approval_rule_id in ${ids} order by u.id`);
  const members = await reads.all<Of<'users'>>(sql`
    select u.*, g.approval_rule_id as rule_id from approval_rule_groups g
    join namespaces n on n.id = g.group_id
    join members t on t.kind = 'group' and t.source_id = g.group_id join users u on u.id = t.user_id
    where g.approval_rule_id in ${ids} and t.state = 'active' and t.access_level >= 30
      and (t.expires_at is null or t.expires_at > ${viewer.today}) and u.state = 'active' and ${visible}
    order by u.id`);
  const groups = await reads.all<Of<'namespaces'>>(sql`
    select n.*, g.approval_rule_id as rule_id from approval_rule_groups g join namespaces n on n.id = g.group_id
    where g.approval_rule_id in ${ids} and ${visible} order by n.id`);
  const hiding = await reads.all<{ rule_id: number }>(sql`
    select g.approval_rule_id as rule_id from approval_rule_groups g
    where g.approval_rule_id in ${ids} and g.group_id not in (select n.id from namespaces n where ${visible})`);
  const branches = await reads.all<Of<'protected_branches'>>(sql`
    select b.*, r.id as rule_id from approval_rules r join protected_branches b on b.project_id = r.project_id
    where r.id in ${ids} and (r.applies_to_all_protected_branches = ${true}
      or b.id in (select protected_branch_id from approval_rule_branches where approval_rule_id = r.id))
    order by b.id`);
  const access = await reads.all<Row<'protected_branch_access'>>(sql`
    select * from protected_branch_access
    where protected_branch_id in ${listOf([...new Set(branches.map(({ id }) => id))])} order by id`);
  return {
    users: byRule(users),
    members: byRule(members),
    groups: byRule(groups),
    hiding: new Set(hiding.map(({ rule_id }) => rule_id)),
    branches: byRule(branches),
    access: Map.groupBy(access, ({ protected_branch_id }) => protected_branch_id),
  };
}

function byRule<Item extends { readonly rule_id: number }>(
  rows: readonly Item[],
): ReadonlyMap<number, readonly Item[]> {
  return Map.groupBy(rows, ({ rule_id }) => rule_id);
}
