import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { today } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import { listOf, name, sql } from '../../database/sql.ts';
import { forbidden, notFound } from '../../http/refusals.ts';
import { namespacesBelow } from '../groups/delete.ts';
import { findMember } from './change.ts';
import { isOnlyOwner } from './grant-rules.ts';
import { mustManage } from './manage.ts';
import type { MemberSource } from './source.ts';

/**
 * Removes a direct member, and their memberships in everything below. Members may leave; others are removed by users
 * who manage members.
 */
export async function removeMember(
  asking: Asking,
  source: MemberSource,
  userId: number,
  { keepBelow, unassign }: { readonly keepBelow: boolean; readonly unassign: boolean },
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
    const groups = listOf(kind === 'project' || keepBelow ? [] : await namespacesBelow(writes, [id]));
    await writes.run(sql`
      delete from members where user_id = ${userId} and (
        (kind = 'group' and source_id in ${groups}) or
        (kind = 'project' and source_id in (select id from projects where namespace_id in ${groups})))`);
    if (unassign) await takeOffWork(writes, source, userId);
  });
}

/** Unassigns a user from the issues and merge requests of a project, or of everything in a group. */
async function takeOffWork(writes: Writes, { kind, id }: MemberSource, userId: number): Promise<void> {
  const groups = listOf(kind === 'project' ? [] : await namespacesBelow(writes, [id]));
  const projects =
    kind === 'project' ? sql`(${id})` : sql`(select id from projects where namespace_id in ${groups})`;
  const issues = sql`(select id from issues where project_id in ${projects})`;
  const requests = sql`(select id from merge_requests where project_id in ${projects})`;
  await writes.run(sql`delete from issue_assignees where user_id = ${userId} and issue_id in ${issues}`);
  for (const table of ['merge_request_assignees', 'merge_request_reviewers'] as const) {
    await writes.run(
      sql`delete from ${name(table, [table])} where user_id = ${userId} and merge_request_id in ${requests}`,
    );
  }
}
