import type { Member } from '../../../generated/types/index.js';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { userSummary } from '../users/view.ts';

/** A direct membership that was just written (Part A 2.6). */
export async function presentWritten({ app }: Asking, member: Row<'members'>): Promise<Member> {
  const { database, instance } = app;
  const user = await database.one<Row<'users'>>(sql`select * from users where id = ${member.user_id}`);
  if (user === undefined) throw new Error('The member has no user.');
  const creator = await database.one<Row<'users'>>(
    sql`select * from users where id = ${member.created_by_id}`,
  );
  return {
    ...userSummary(instance, user),
    access_level: member.access_level,
    created_at: member.created_at,
    ...(creator === undefined ? {} : { created_by: userSummary(instance, creator) }),
    expires_at: member.expires_at,
  };
}
