import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';

/** States in which an import can continue. */
export type OpenStatus = 'scheduled' | 'started';

/** Changes the state of an import, if it is still in one of these states; undefined if another change was faster. */
export async function moveImport(
  writes: Writes,
  projectId: number,
  move: {
    readonly from: readonly OpenStatus[];
    readonly to: 'started' | 'finished' | 'failed' | 'canceled';
    readonly error?: string;
  },
): Promise<Row<'projects'> | undefined> {
  return await writes.one<Row<'projects'>>(sql`
    update projects set import_status = ${move.to}, import_error = ${move.error ?? null}
    where id = ${projectId} and import_status in ${listOf(move.from)} returning *`);
}

export async function setDefaultBranch(writes: Writes, projectId: number, branch: string): Promise<void> {
  await writes.run(sql`update projects set default_branch = ${branch} where id = ${projectId}`);
}

/** The group or personal namespace with a path; by default, the namespace of the user. */
export async function targetNamespace(
  reads: Reads,
  userId: number,
  path: string | undefined,
): Promise<Row<'namespaces'> | undefined> {
  return await reads.one<Row<'namespaces'>>(
    path === undefined
      ? sql`select * from namespaces where owner_id = ${userId}`
      : sql`select * from namespaces where lower(full_path) = ${path.toLowerCase()}`,
  );
}

/** A milestone of the original; nothing happens if its number or title is taken. */
export async function addMilestone(
  writes: Writes,
  milestone: {
    readonly projectId: number;
    readonly iid: number;
    readonly title: string;
    readonly description: string | null;
    readonly dueDate: string | null;
    readonly state: 'active' | 'closed';
    readonly createdAt: string;
    readonly updatedAt: string;
  },
): Promise<void> {
  await writes.run(sql`
    insert into milestones (project_id, iid, title, description, due_date, state, created_at, updated_at)
    values (${milestone.projectId}, ${milestone.iid}, ${milestone.title}, ${milestone.description},
      ${milestone.dueDate}, ${milestone.state}, ${milestone.createdAt}, ${milestone.updatedAt})
    on conflict do nothing`);
}

export async function milestoneNumbered(
  reads: Reads,
  projectId: number,
  iid: number,
): Promise<number | null> {
  const row = await reads.one<{ id: number }>(
    sql`select id from milestones where project_id = ${projectId} and iid = ${iid}`,
  );
  return row?.id ?? null;
}

/** An issue of the original; undefined if its number is taken. */
export async function addIssue(
  writes: Writes,
  issue: {
    readonly projectId: number;
    readonly iid: number;
    readonly title: string;
    readonly description: string | null;
    readonly authorId: number | null;
    readonly milestoneId: number | null;
    readonly state: 'opened' | 'closed';
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly closedAt: string | null;
  },
): Promise<Row<'issues'> | undefined> {
  return await writes.one<Row<'issues'>>(sql`
    insert into issues
      (project_id, iid, title, description, state, author_id, milestone_id, created_at, updated_at, closed_at)
    values (${issue.projectId}, ${issue.iid}, ${issue.title}, ${issue.description}, ${issue.state}, ${issue.authorId},
      ${issue.milestoneId}, ${issue.createdAt}, ${issue.updatedAt}, ${issue.closedAt})
    on conflict (project_id, iid) do nothing returning *`);
}

/** The active user with a confirmed e-mail address. */
export async function userOfAddress(reads: Reads, address: string): Promise<Row<'users'> | undefined> {
  return await reads.one<Row<'users'>>(sql`
    select u.* from users u join emails e on e.user_id = u.id
    where lower(e.email) = ${address.toLowerCase()} and e.confirmed_at is not null and u.state = 'active'`);
}

/** Records that gists of a user are being imported; false if they already are. */
export async function beginGists(writes: Writes, userId: number, now: string): Promise<boolean> {
  const added = await writes.run(sql`
    insert into gist_imports (user_id, started_at) values (${userId}, ${now}) on conflict (user_id) do nothing`);
  return added > 0;
}

export async function endGists(writes: Writes, userId: number): Promise<void> {
  await writes.run(sql`delete from gist_imports where user_id = ${userId}`);
}

export async function hasSnippet(reads: Reads, authorId: number, origin: string): Promise<boolean> {
  const row = await reads.one(
    sql`select id from snippets where author_id = ${authorId} and origin = ${origin}`,
  );
  return row !== undefined;
}
