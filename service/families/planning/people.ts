import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import { linkNames, type LinkTable } from './links.ts';

export type PeopleTable = Exclude<LinkTable, `${string}_labels`>;

/** The people of several issues or merge requests, by their ids, in the order in which they were set. */
export async function peopleOf(
  reads: Reads,
  kind: PeopleTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Row<'users'>[]>> {
  const { table, column } = linkNames(kind);
  const rows = await reads.all<Row<'users'> & { readonly about_id: number }>(sql`
    select u.*, t.${column} as about_id from ${table} t join users u on u.id = t.user_id
    where t.${column} in ${listOf(ids)} order by t.${column}, t.position, u.id`);
  return Map.groupBy(rows, ({ about_id }) => about_id);
}

/** Sets the people of one issue or merge request. Unknown ids are ignored. */
export async function setPeople(
  writes: Writes,
  kind: PeopleTable,
  id: number,
  userIds: readonly number[],
): Promise<void> {
  const { table, column } = linkNames(kind);
  await writes.run(sql`delete from ${table} where ${column} = ${id}`);
  for (const [position, userId] of userIds.entries()) {
    await writes.run(sql`
      insert into ${table} (${column}, user_id, position)
      select ${id}, u.id, ${position} from users u where u.id = ${userId}`);
  }
}
