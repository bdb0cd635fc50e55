import type { Clock } from '../../clock.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { deleteMemberships } from '../members/delete.ts';
import { deleteProjectRows } from '../projects/delete.ts';
import { removeRepositories } from '../projects/repository.ts';

/** Deletes a group with its projects and with all groups below it. */
export async function deleteGroup(forge: Forge, group: Row<'namespaces'>): Promise<void> {
  const storages = await forge.database.transaction((writes) =>
    deleteNamespaceRows(writes, forge, [group.id]),
  );
  await removeRepositories(forge, storages);
}

/** Deletes the rows of namespaces with all their contents; returns the storage paths of the repositories. */
export async function deleteNamespaceRows(
  writes: Writes,
  within: { readonly clock: Clock },
  ids: readonly number[],
): Promise<readonly string[]> {
  const all = await namespacesBelow(writes, ids);
  const these = listOf(all);
  const projects = await writes.all<{ id: number }>(
    sql`select id from projects where namespace_id in ${these}`,
  );
  const storages = await deleteProjectRows(
    writes,
    within,
    projects.map(({ id }) => id),
  );
  await deleteMemberships(writes, 'group', these);
  await writes.run(sql`delete from custom_attributes where kind = 'group' and owner_id in ${these}`);
  await writes.run(sql`delete from moved_paths where kind = 'group' and target_id in ${these}`);
  await writes.run(sql`delete from namespaces where id in ${these}`);
  return storages;
}

/** The ids of namespaces and of all groups below them. */
export async function namespacesBelow(reads: Reads, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await reads.all<{ id: number }>(sql`
    with recursive below(id) as (
      select id from namespaces where id in ${listOf(ids)}
      union
      select n.id from namespaces n join below b on n.parent_id = b.id
    )
    select id from below`);
  return rows.map(({ id }) => id);
}
