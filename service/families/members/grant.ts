import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { MemberSource } from './source.ts';

/** A membership to give. */
export interface Grant {
  readonly userId: number;
  readonly accessLevel: number;
  readonly memberRoleId?: number | null;
  /** `YYYY-MM-DD` */
  readonly expiresAt?: string | null;
  readonly createdById?: number | null;
}

/** Makes a user a direct member, or changes the existing membership. This settles an access request of the user. */
export async function grantMembership(
  writes: Writes,
  { kind, id }: Pick<MemberSource, 'kind' | 'id'>,
  { userId, accessLevel, memberRoleId = null, expiresAt = null, createdById = null }: Grant,
  now: string,
): Promise<Row<'members'>> {
  const member = await writes.one<Row<'members'>>(sql`
    insert into members
      (kind, source_id, user_id, access_level, member_role_id, expires_at, created_by_id, created_at)
    values (${kind}, ${id}, ${userId}, ${accessLevel}, ${memberRoleId}, ${expiresAt}, ${createdById}, ${now})
    on conflict (kind, source_id, user_id) do update set access_level = excluded.access_level,
      member_role_id = excluded.member_role_id, expires_at = excluded.expires_at, state = 'active'
    returning *`);
  if (member === undefined) throw new Error('The member was not stored.');
  const settled = sql`kind = ${kind} and source_id = ${id} and user_id = ${userId}`;
  await writes.run(sql`delete from access_requests where ${settled}`);
  await writes.run(sql`delete from promotions where ${settled}`);
  return member;
}
