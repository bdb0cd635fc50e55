import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** Whether a user is the author or an assignee of an issue: they may change it with any role. */
export async function isConcerned(reads: Reads, issue: Row<'issues'>, userId: number): Promise<boolean> {
  if (issue.author_id === userId) return true;
  const assigned = await reads.one(
    sql`select user_id from issue_assignees where issue_id = ${issue.id} and user_id = ${userId}`,
  );
  return assigned !== undefined;
}
