import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { containing, listOf, sql, type Sql } from '../../database/sql.ts';

export type ProtectedBranch = Row<'protected_branches'>;
export type Grant = Row<'protected_branch_access'>;

/** Who gets a right on a protected branch: all users from a level on, one user, or the members of a group. */
export interface NewGrant {
  readonly kind: 'push' | 'merge' | 'unprotect';
  readonly access_level: number | null;
  readonly user_id: number | null;
  readonly group_id: number | null;
}

/** The protected branches of a project by name, or those whose name contains a text. */
export function protectedBranchesQuery(projectId: number, search = ''): Sql {
  return sql`select * from protected_branches
    where project_id = ${projectId} and lower(name) like ${containing(search)} escape '\\' order by name, id`;
}

export async function protectedBranches(
  reads: Reads,
  projectId: number,
): Promise<readonly ProtectedBranch[]> {
  return await reads.all<ProtectedBranch>(
    sql`select * from protected_branches where project_id = ${projectId} order by id`,
  );
}

export async function findProtectedBranch(
  reads: Reads,
  projectId: number,
  name: string,
): Promise<ProtectedBranch | undefined> {
  return await reads.one<ProtectedBranch>(
    sql`select * from protected_branches where project_id = ${projectId} and name = ${name}`,
  );
}

/** The rights of users and groups on protected branches. */
export async function grantsOn(reads: Reads, branchIds: readonly number[]): Promise<readonly Grant[]> {
  return await reads.all<Grant>(sql`
    select * from protected_branch_access where protected_branch_id in ${listOf(branchIds)} order by id`);
}

export async function insertProtectedBranch(
  writes: Writes,
  branch: Omit<ProtectedBranch, 'id'>,
  grants: readonly NewGrant[],
): Promise<ProtectedBranch> {
  const row = await writes.one<ProtectedBranch>(sql`
    insert into protected_branches (project_id, name, allow_force_push, code_owner_approval_required)
    values (${branch.project_id}, ${branch.name}, ${branch.allow_force_push}, ${branch.code_owner_approval_required})
    returning *`);
  if (row === undefined) throw new Error('The protected branch was not stored.');
  for (const { kind, access_level, user_id, group_id } of grants)
    await writes.run(sql`
      insert into protected_branch_access (protected_branch_id, kind, access_level, user_id, group_id)
      values (${row.id}, ${kind}, ${access_level}, ${user_id}, ${group_id})`);
  return row;
}

export async function deleteProtectedBranch(writes: Writes, id: number): Promise<void> {
  await writes.run(sql`delete from protected_branches where id = ${id}`);
}

/** The ids of those users and groups that exist. */
export async function knownIds(
  reads: Reads,
  table: 'users' | 'groups',
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await reads.all<{ id: number }>(
    table === 'users'
      ? sql`select id from users where id in ${listOf(ids)}`
      : sql`select id from namespaces where kind = 'group' and id in ${listOf(ids)}`,
  );
  return new Set(rows.map(({ id }) => id));
}
