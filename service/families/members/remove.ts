import { levels } from '../../access/level.ts';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { listOf, sql } from '../../database/sql.ts';
import { forbidden, notFound } from '../../http/refusals.ts';
import { namespacesBelow } from '../groups/delete.ts';
import { findMember, isLastOwner, type ChangeableSource } from './changeable.ts';

/**
 * Removes a direct member, and their memberships in what stands below. Members may leave; others are removed by owners of
 * the group or maintainers of the project.
 */
export async function removeMember(
  asking: Asking,
  source: ChangeableSource,
  userId: number,
  { keepBelow }: { readonly keepBelow: boolean },
): Promise<void> {
  const { kind, id, callerLevel } = source;
  const isOwn = callerIn(asking).user.id === userId;
  if (!isOwn && callerLevel < (kind === 'group' ? levels.owner : levels.maintainer)) throw forbidden();
  await asking.app.database.transaction(async (writes) => {
    const member = await findMember(writes, source, userId);
    if (member === undefined) throw notFound('Member');
    const isAbove = !isOwn && member.access_level > callerLevel;
    if (isAbove || (await isLastOwner(writes, source, member))) throw forbidden();
    await writes.run(sql`delete from members where id = ${member.id}`);
    if (kind === 'project' || keepBelow) return;
    const below = listOf(await namespacesBelow(writes, [id]));
    await writes.run(sql`
      delete from members where user_id = ${userId} and (
        (kind = 'group' and source_id in ${below}) or
        (kind = 'project' and source_id in (select id from projects where namespace_id in ${below})))`);
  });
}
