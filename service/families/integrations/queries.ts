import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql, type Sql } from '../../database/sql.ts';
import type { WantedIntegration } from './parameters.ts';

/** The active integrations of a project, as the source of pages. */
export function activeIntegrations(projectId: number): Sql {
  return sql`select * from integrations where project_id = ${projectId} and active = ${true} order by id`;
}

export async function integrationOf(
  reads: Reads,
  projectId: number,
  slug: string,
): Promise<Row<'integrations'> | undefined> {
  return await reads.one<Row<'integrations'>>(
    sql`select * from integrations where project_id = ${projectId} and slug = ${slug}`,
  );
}

/** Sets up an integration: replaces its earlier settings, but keeps the time of its creation. */
export async function putIntegration(
  writes: Writes,
  place: { readonly projectId: number; readonly slug: string; readonly now: string },
  { active, inherited, events, properties }: WantedIntegration,
): Promise<Row<'integrations'>> {
  const { projectId, slug, now } = place;
  const row = await writes.one<Row<'integrations'>>(sql`
    insert into integrations (project_id, slug, active, inherited, events, properties, created_at, updated_at)
    values (${projectId}, ${slug}, ${active}, ${inherited}, ${json(events)}, ${json(properties)}, ${now}, ${now})
    on conflict (project_id, slug) do update set active = excluded.active, inherited = excluded.inherited,
      events = excluded.events, properties = excluded.properties, updated_at = excluded.updated_at
    returning *`);
  if (row === undefined) throw new Error('The integration was not stored.');
  return row;
}

/** Disables an integration and resets its settings. Returns whether there was one. */
export async function resetIntegration(
  writes: Writes,
  { projectId, slug, now }: { readonly projectId: number; readonly slug: string; readonly now: string },
): Promise<boolean> {
  const changed = await writes.run(sql`
    update integrations set active = ${false}, inherited = ${false}, events = ${json({})}, properties = ${json({})},
      updated_at = ${now}
    where project_id = ${projectId} and slug = ${slug}`);
  return changed > 0;
}
