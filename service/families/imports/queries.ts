import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';

/** States from which an import goes on. */
export type OpenStatus = 'scheduled' | 'started';

/** Moves an import on, if it still is in one of these states; undefined where somebody else was quicker. */
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

/** The group or personal namespace of a path; the namespace of a user unless a path is given. */
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
