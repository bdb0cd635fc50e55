import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { today } from '../../clock.ts';
import { listOf, sql } from '../../database/sql.ts';
import { forbidden, notFound } from '../../http/refusals.ts';
import { namespacesBelow } from '../groups/delete.ts';
import { findMember } from './change.ts';
import { isOnlyOwner } from './grant-rules.ts';
import { mustManage } from './manage.ts';
import type { MemberSource } from './source.ts';

/**
 * Removes a direct member, and their memberships in what stands below. Members may leave; others are removed by those who
 * manage members.
 */
export async function removeMember(
  asking: Asking,
  source: MemberSource,
  userId: number,
  { keepBelow }: { readonly keepBelow: boolean },
): Promise<void> {
  const { kind, id } = source;
  const { clock, database } = asking.app;
  const isOwn = callerIn(asking).user.id === userId;
  const held = isOwn ? undefined : await mustManage(asking, source);
  await database.transaction(async (writes) => {
    const member = await findMember(writes, source, userId);
    if (member === undefined) throw notFound('Member');
    if (held !== undefined && member.access_level > held) throw forbidden();
    if (kind === 'group' && (await isOnlyOwner(writes, id, userId, today(clock)))) throw forbidden();
    await writes.run(sql`delete from members where id = ${member.id}`);
    if (kind === 'project' || keepBelow) return;
    const below = listOf(await namespacesBelow(writes, [id]));
    await writes.run(sql`
      delete from members where user_id = ${userId} and (
        (kind = 'group' and source_id in ${below}) or
        (kind = 'project' and source_id in (select id from projects where namespace_id in ${below})))`);
  });
}
