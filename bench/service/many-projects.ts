import { sql, json } from '../../service/database/sql.ts';
import type { RunningForge } from '../../service/start/start.ts';

/** Token of a user who is a member of one of the groups, but not an administrator. */
export const readerToken = 'token-of-a-reader';

/**
 * Fills a new service with public groups of one project each, by SQL: their creation is not measured, and no repository
 * is read.
 */
export async function fillWithProjects({ forge, seed }: RunningForge, count: number): Promise<void> {
  await seed({
    users: [{ username: 'reader', tokens: [{ name: 'reader', secret: readerToken }] }],
    groups: [{ full_path: 'own', members: [{ username: 'reader', access_level: 30 }] }],
    projects: [{ full_path: 'own/app' }],
  });
  const time = '2026-01-01T00:00:00.000Z';
  await forge.database.transaction(async (writes) => {
    await writes.run(sql`
      insert into namespaces (kind, name, path, full_path, full_name, visibility, settings, created_at, updated_at)
      with recursive numbers(number) as (
        select 1 union all select number + 1 from numbers where number < ${count}
      )
      select 'group', 'Group ' || cast(number as text), 'group-' || cast(number as text),
        'group-' || cast(number as text), 'Group ' || cast(number as text), 'public', ${json({})}, ${time}, ${time}
      from numbers`);
    await writes.run(sql`
      insert into projects (namespace_id, name, path, full_path, visibility, default_branch, storage, settings,
        created_at, updated_at, last_activity_at)
      select id, 'App', 'app', full_path || '/app', 'public', 'main', 'bench/' || full_path, ${json({})},
        ${time}, ${time}, ${time}
      from namespaces where path like 'group-%'`);
  });
  await forge.database.transaction((writes) => writes.run(sql`analyze`));
}
