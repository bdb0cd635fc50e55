import type { MemberRoleCreate } from '../../../generated/types/index.js';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';

/** The roles of a group, or those of the whole instance. */
export async function memberRolesOf(reads: Reads, groupId: number | null): Promise<Row<'member_roles'>[]> {
  return await reads.all<Row<'member_roles'>>(
    groupId === null
      ? sql`select * from member_roles where group_id is null order by id`
      : sql`select * from member_roles where group_id = ${groupId} order by id`,
  );
}

export async function insertMemberRole(
  writes: Writes,
  groupId: number | null,
  { name, description, base_access_level, ...permissions }: MemberRoleCreate,
): Promise<Row<'member_roles'>> {
  const allowed = Object.entries(permissions).flatMap(([permission, isAllowed]) =>
    isAllowed === true ? [permission] : [],
  );
  const row = await writes.one<Row<'member_roles'>>(sql`
    insert into member_roles (group_id, name, description, base_access_level, permissions)
    values (${groupId}, ${name}, ${description ?? null}, ${base_access_level}, ${json(allowed)}) returning *`);
  if (row === undefined) throw new Error('The role was not stored.');
  return row;
}

/** Returns whether there was such a role. Its members keep its base level. */
export async function deleteMemberRole(writes: Writes, groupId: number | null, id: number): Promise<boolean> {
  const scope = groupId === null ? sql`group_id is null` : sql`group_id = ${groupId}`;
  return (await writes.run(sql`delete from member_roles where id = ${id} and ${scope}`)) > 0;
}
