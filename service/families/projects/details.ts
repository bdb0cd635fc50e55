import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';

/** Related rows of projects, by the id of the project. */
export interface ProjectDetails {
  readonly namespaces: ReadonlyMap<number, Row<'namespaces'>>;
  readonly owners: ReadonlyMap<number, Row<'users'>>;
  readonly topics: ReadonlyMap<number, readonly string[]>;
  readonly forks: ReadonlyMap<number, number>;
  readonly shares: ReadonlyMap<number, readonly ProjectShare[]>;
  /** Open issues: all of them, and without confidential ones. */
  readonly openIssues: ReadonlyMap<number, { readonly count: number; readonly plain: number }>;
}

export interface ProjectShare {
  readonly project_id: number;
  readonly group_id: number;
  readonly name: string;
  readonly full_path: string;
  readonly access_level: number;
}

/** Reads what the views of some projects need, with a few queries for any number of projects. */
export async function detailsOf(reads: Reads, projects: readonly Row<'projects'>[]): Promise<ProjectDetails> {
  const ids = listOf(projects.map(({ id }) => id));
  const namespaceIds = listOf([...new Set(projects.map(({ namespace_id: id }) => id))]);
  const namespaces = await reads.all<Row<'namespaces'>>(
    sql`select * from namespaces where id in ${namespaceIds}`,
  );
  const owners = await reads.all<Row<'users'>>(
    sql`select * from users where id in (select owner_id from namespaces where id in ${namespaceIds})`,
  );
  const topics = await reads.all<{ project_id: number; name: string }>(sql`
    select pt.project_id, t.name from project_topics pt join topics t on t.id = pt.topic_id
    where pt.project_id in ${ids} order by pt.project_id, pt.position`);
  const forks = await reads.all<{ id: number; count: number }>(
    sql`select forked_from_id as id, count(*) as count from projects where forked_from_id in ${ids} group by forked_from_id`,
  );
  const shares = await reads.all<ProjectShare>(sql`
    select s.source_id as project_id, s.group_id, g.name, g.full_path, s.access_level
    from shares s join namespaces g on g.id = s.group_id
    where s.kind = 'project' and s.source_id in ${ids} order by s.id`);
  const openIssues = await reads.all<{ id: number; count: number; plain: number }>(sql`
    select project_id as id, count(*) as count, sum(case when confidential then 0 else 1 end) as plain from issues
    where project_id in ${ids} and state = 'opened' group by project_id`);
  const namesOfTopics = [...Map.groupBy(topics, ({ project_id: id }) => id)].map(
    ([id, rows]) => [id, rows.map(({ name }) => name)] as const,
  );
  return {
    namespaces: new Map(namespaces.map((row) => [row.id, row])),
    owners: new Map(owners.map((row) => [row.id, row])),
    topics: new Map(namesOfTopics),
    forks: new Map(forks.map(({ id, count }) => [id, count])),
    openIssues: new Map(openIssues.map(({ id, ...counts }) => [id, counts])),
    shares: Map.groupBy(shares, ({ project_id: id }) => id),
  };
}
