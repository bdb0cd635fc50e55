import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** Whether a user is the author or an assignee of a merge request: they may change it with any role. */
export async function isConcerned(
  reads: Reads,
  row: Row<'merge_requests'>,
  userId: number,
): Promise<boolean> {
  if (row.author_id === userId) return true;
  const assigned = await reads.one(sql`
    select user_id from merge_request_assignees where merge_request_id = ${row.id} and user_id = ${userId}`);
  return assigned !== undefined;
}
