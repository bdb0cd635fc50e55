import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { nothing, sql, type Sql } from '../../database/sql.ts';

/** The domains of a project, or those of the whole instance, as the source of pages. */
export function pagesDomains(projectId?: number): Sql {
  const scope = projectId === undefined ? nothing : sql`where project_id = ${projectId}`;
  return sql`select * from pages_domains ${scope} order by domain`;
}

export async function pagesDomainOf(
  reads: Reads,
  projectId: number,
  domain: string,
): Promise<Row<'pages_domains'> | undefined> {
  return await reads.one<Row<'pages_domains'>>(
    sql`select * from pages_domains where project_id = ${projectId} and domain = ${domain.toLowerCase()}`,
  );
}

/** Adds an unverified domain. Throws `UniqueViolation` if it is taken. */
export async function insertPagesDomain(
  writes: Writes,
  domain: Pick<
    Row<'pages_domains'>,
    'project_id' | 'domain' | 'auto_ssl_enabled' | 'certificate' | 'verification_code' | 'created_at'
  >,
): Promise<Row<'pages_domains'>> {
  const row = await writes.one<Row<'pages_domains'>>(sql`
    insert into pages_domains
      (project_id, domain, auto_ssl_enabled, certificate, verified, verification_code, created_at)
    values (${domain.project_id}, ${domain.domain}, ${domain.auto_ssl_enabled}, ${domain.certificate}, ${false},
      ${domain.verification_code}, ${domain.created_at})
    returning *`);
  if (row === undefined) throw new Error('The domain was not stored.');
  return row;
}

export async function changePagesDomain(
  writes: Writes,
  {
    id,
    auto_ssl_enabled,
    certificate,
  }: Pick<Row<'pages_domains'>, 'id' | 'auto_ssl_enabled' | 'certificate'>,
): Promise<Row<'pages_domains'>> {
  const row = await writes.one<Row<'pages_domains'>>(sql`
    update pages_domains set auto_ssl_enabled = ${auto_ssl_enabled}, certificate = ${certificate}
    where id = ${id} returning *`);
  if (row === undefined) throw new Error('The domain is gone.');
  return row;
}

export async function deletePagesDomain(writes: Writes, id: number): Promise<void> {
  await writes.run(sql`delete from pages_domains where id = ${id}`);
}
