import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { conflict } from '../../http/refusals.ts';
import { deleteNamespaceRows } from '../groups/delete.ts';
import { removeRepositories } from '../projects/repository.ts';
import { deleteContributions, reassignContributions } from './contributions.ts';

/**
 * Deletes a user with their personal namespace. Throws a `Refusal` of 409 if a group would lose its last owner, unless
 * a hard deletion also deletes such groups and the contributions of the user. Otherwise a placeholder gets the
 * contributions.
 */
export async function deleteAccount(
  forge: Forge,
  user: Row<'users'>,
  { withGroups }: { readonly withGroups: boolean },
): Promise<void> {
  const storages = await forge.database.transaction(async (writes) => {
    const orphaned = await groupsOwnedAlone(writes, user.id);
    if (orphaned.length > 0 && !withGroups)
      throw conflict('User cannot be removed while is the sole-owner of a group');
    const own = await writes.all<{ id: number }>(sql`select id from namespaces where owner_id = ${user.id}`);
    const gone = await deleteNamespaceRows(writes, forge, [...orphaned, ...own.map(({ id }) => id)]);
    if (withGroups) await deleteContributions(writes, user.id);
    else await reassignContributions(writes, forge.clock, user.id);
    await writes.run(sql`delete from users where id = ${user.id}`);
    return gone;
  });
  await removeRepositories(forge, storages);
}

/** Top-level groups and subgroups whose only owner is this user. */
async function groupsOwnedAlone(reads: Reads, userId: number): Promise<readonly number[]> {
  const rows = await reads.all<{ id: number }>(sql`
    select m.source_id as id from members m
    where m.kind = 'group' and m.user_id = ${userId} and m.access_level = 50 and not exists (
      select 1 from members o
      where o.kind = 'group' and o.source_id = m.source_id and o.user_id <> ${userId} and o.access_level = 50)
    order by m.source_id`);
  return rows.map(({ id }) => id);
}
