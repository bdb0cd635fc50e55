import { instant, type Clock } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { deleteMemberships } from '../members/delete.ts';
import { noteRemoval, removeRepositories } from './repository.ts';

/** Deletes a project with its repository. After a crash, the rest of a repository is removed at the next start. */
export async function deleteProject(forge: Forge, project: Row<'projects'>): Promise<void> {
  const storages = await forge.database.transaction((writes) =>
    deleteProjectRows(writes, forge, [project.id]),
  );
  await removeRepositories(forge, storages);
}

/**
 * Deletes the rows of projects with everything that belongs to them; returns the storage paths of their repositories.
 */
export async function deleteProjectRows(
  writes: Writes,
  { clock }: { readonly clock: Clock },
  ids: readonly number[],
): Promise<readonly string[]> {
  const these = listOf(ids);
  const found = await writes.all<{ storage: string }>(sql`select storage from projects where id in ${these}`);
  await deleteMemberships(writes, 'project', these);
  await writes.run(sql`delete from custom_attributes where kind = 'project' and owner_id in ${these}`);
  await writes.run(sql`delete from moved_paths where kind = 'project' and target_id in ${these}`);
  await writes.run(sql`delete from projects where id in ${these}`);
  const storages = found.map(({ storage }) => storage);
  await noteRemoval(writes, storages, instant(clock));
  return storages;
}
