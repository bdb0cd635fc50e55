import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { addJob } from '../../jobs/queries.ts';
import { readSettings } from '../application-settings/store.ts';
import { factsOf, type RepositoryFacts } from './facts.ts';
import { repositoryOf } from './repository.ts';

/** Stores the facts about the default branch after it was changed to another branch. */
export async function noteFacts(forge: Forge, project: Row<'projects'>): Promise<void> {
  const facts = await factsOf(await repositoryOf(forge, project));
  await forge.database.transaction((writes) => writeFacts(writes, project, facts));
}

/**
 * Records a change of a repository: its size, the facts about its default branch, and the time. After a number of
 * pushes it is packed.
 */
export async function noteActivity(forge: Forge, project: Row<'projects'>): Promise<void> {
  const size = await forge.repositories.size(project.storage);
  const facts = await factsOf(await repositoryOf(forge, project));
  const now = instant(forge.clock);
  const { values } = await readSettings(forge.database);
  const period = Number(values.housekeeping_optimize_repository_period ?? 0);
  const isDue = await forge.database.transaction(async (writes) => {
    await writeFacts(writes, project, facts);
    const row = await writes.one<Row<'projects'>>(sql`
      update projects set repository_size = ${size}, last_activity_at = ${now}, updated_at = ${now},
        pushes_since_maintenance = pushes_since_maintenance + 1
      where id = ${project.id} returning *`);
    if (row === undefined || period < 1 || row.pushes_since_maintenance < period) return false;
    await writes.run(sql`update projects set pushes_since_maintenance = 0 where id = ${project.id}`);
    await addJob(writes, { kind: 'maintain', payload: { projectId: project.id }, now });
    return true;
  });
  if (isDue) forge.jobs.wake();
}

async function writeFacts(writes: Writes, { id }: Row<'projects'>, facts: RepositoryFacts): Promise<void> {
  const { commitCount, readmePath, licensePath } = facts;
  await writes.run(sql`
    update projects set commit_count = ${commitCount}, readme_path = ${readmePath}, license_path = ${licensePath}
    where id = ${id}`);
}
