import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';

type MergeRequest = Row<'merge_requests'>;
export type Approval = Row<'approvals'>;

/** The approvals of merge requests, the oldest first. */
export async function approvalsOf(reads: Reads, rowIds: readonly number[]): Promise<readonly Approval[]> {
  return await reads.all<Approval>(sql`
    select * from approvals where merge_request_id in ${listOf(rowIds)} order by created_at, user_id`);
}

/**
 * Stores an approval of the current commits of a merge request; false if the user has already approved, or if the
 * branch has moved.
 */
export async function addApproval(
  writes: Writes,
  { id, sha }: MergeRequest,
  { userId, now }: { readonly userId: number; readonly now: string },
): Promise<boolean> {
  const added = await writes.run(sql`
    insert into approvals (merge_request_id, user_id, created_at)
    select id, ${userId}, ${now} from merge_requests
    where id = ${id} and sha = ${sha ?? ''} and state = 'opened'
    on conflict (merge_request_id, user_id) do nothing`);
  return added > 0;
}

/** Revokes an approval; false if there is none. */
export async function removeApproval(writes: Writes, rowId: number, userId: number): Promise<boolean> {
  const removed = await writes.run(
    sql`delete from approvals where merge_request_id = ${rowId} and user_id = ${userId}`,
  );
  return removed > 0;
}

/** Revokes all approvals of a merge request. */
export async function removeApprovals(writes: Writes, rowId: number): Promise<void> {
  await writes.run(sql`delete from approvals where merge_request_id = ${rowId}`);
}

/** The users with these confirmed e-mail addresses. */
export async function usersOfAddresses(
  reads: Reads,
  addresses: readonly string[],
): Promise<ReadonlySet<number>> {
  const lower = addresses.map((address) => address.toLowerCase());
  const rows = await reads.all<{ user_id: number }>(sql`
    select distinct user_id from emails where lower(email) in ${listOf(lower)} and confirmed_at is not null`);
  return new Set(rows.map(({ user_id }) => user_id));
}
