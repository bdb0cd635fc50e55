import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { grantMembership } from '../members/grant.ts';

/** Turns the invitations of an address into memberships of the user who has confirmed it. */
export async function takeUpInvitations(
  writes: Writes,
  { userId, email }: { readonly userId: number; readonly email: string },
  now: string,
): Promise<void> {
  const address = sql`lower(email) = lower(${email})`;
  const invitations = await writes.all<Row<'invitations'>>(sql`
    select * from invitations where ${address} and (expires_at is null or expires_at > ${now.slice(0, 10)})
    order by id`);
  for (const { kind, source_id, access_level, member_role_id, expires_at, created_by_id } of invitations) {
    const known = await writes.one<Row<'members'>>(
      sql`select * from members where kind = ${kind} and source_id = ${source_id} and user_id = ${userId}`,
    );
    if (known !== undefined && known.access_level >= access_level) continue;
    const grant = {
      userId,
      accessLevel: access_level,
      memberRoleId: member_role_id,
      expiresAt: expires_at?.slice(0, 10) ?? null,
      createdById: created_by_id,
    };
    await grantMembership(writes, { kind: placeKind(kind), id: source_id }, grant, now);
  }
  await writes.run(sql`delete from invitations where ${address}`);
}

function placeKind(kind: string): 'group' | 'project' {
  return kind === 'group' ? 'group' : 'project';
}
