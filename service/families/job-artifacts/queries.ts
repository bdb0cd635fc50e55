import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql, type Sql } from '../../database/sql.ts';
import type { ArchivedFile } from './zip-directory.ts';

/** The last successful pipeline of each branch or tag. Child pipelines do not count. */
const lastSuccessful = sql`(
  select max(l.id) from pipelines l where l.status = 'success' and l.source <> 'parent_pipeline'
  group by l.project_id, l.ref, l.tag)`;

/** A condition on an artifact `a`: it has expired, is not kept, and does not belong to the last successful pipeline. */
export function expired(now: string): Sql {
  return sql`(a.expires_at is not null and a.expires_at <= ${now} and a.keep = ${false}
    and a.build_id not in (select b.id from builds b where b.pipeline_id in ${lastSuccessful})
    and a.build_id not in (
      select b.id from builds b join pipelines c on c.id = b.pipeline_id where c.parent_id in ${lastSuccessful}))`;
}

/** A job of a project. */
export async function buildOf(
  reads: Reads,
  project: Pick<Row<'projects'>, 'id'>,
  id: number,
): Promise<Row<'builds'> | undefined> {
  return await reads.one<Row<'builds'>>(
    sql`select * from builds where id = ${id} and project_id = ${project.id}`,
  );
}

/** The archive of a job, unless it has expired. */
export async function archiveOf(
  reads: Reads,
  buildId: number,
  now: string,
): Promise<Row<'artifacts'> | undefined> {
  return await reads.one<Row<'artifacts'>>(sql`
    select a.* from artifacts a
    where a.build_id = ${buildId} and a.kind = 'archive' and not ${expired(now)} order by a.id desc limit 1`);
}

/**
 * The last successful job with a name in the last successful pipeline of a branch or tag, or otherwise in its children
 * (Part B 4.11).
 */
export async function successfulBuild(
  reads: Reads,
  project: Pick<Row<'projects'>, 'id'>,
  { ref, job }: { readonly ref: string; readonly job: string },
): Promise<Row<'builds'> | undefined> {
  return await reads.one<Row<'builds'>>(sql`
    with recursive family(id, depth) as (
      select id, 0 from (
        select id from pipelines
        where project_id = ${project.id} and ref = ${ref} and status = 'success' and source <> 'parent_pipeline'
        order by created_at desc, id desc limit 1) as latest
      union all
      select c.id, f.depth + 1 from pipelines c join family f on c.parent_id = f.id
    )
    select b.* from builds b join family f on f.id = b.pipeline_id
    where b.name = ${job} and b.status = 'success' and b.retried = ${false}
    order by f.depth, b.pipeline_id desc, b.id desc limit 1`);
}

/** The artifacts of a job in their stored form. */
export type NewArtifact = Pick<
  Row<'artifacts'>,
  'build_id' | 'project_id' | 'kind' | 'file_name' | 'format' | 'size' | 'hash' | 'expires_at'
> & { readonly entries: readonly ArchivedFile[] | null; readonly report: object | null };

export async function insertArtifact(writes: Writes, artifact: NewArtifact, now: string): Promise<void> {
  const { build_id, project_id, kind, file_name, format, size, hash, expires_at, entries, report } = artifact;
  await writes.run(sql`
    insert into artifacts
      (build_id, project_id, kind, file_name, format, size, hash, entries, report, expires_at, created_at)
    values
      (${build_id}, ${project_id}, ${kind}, ${file_name}, ${format}, ${size}, ${hash},
       ${entries === null ? null : json(entries)}, ${report === null ? null : json(report)}, ${expires_at}, ${now})`);
}

/** Deletes artifacts; returns the blobs that they referred to. */
export async function deleteArtifacts(writes: Writes, condition: Sql): Promise<readonly string[]> {
  const found = await writes.all<{ hash: string }>(sql`select a.hash from artifacts a where ${condition}`);
  await writes.run(sql`delete from artifacts where id in (select a.id from artifacts a where ${condition})`);
  return [...new Set(found.map(({ hash }) => hash))];
}
