import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** Whether somebody has opened a merge request or is assigned to it: they may change it whatever their role. */
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
