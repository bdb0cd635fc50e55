import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, name, sql, type Sql } from '../../database/sql.ts';

/** The tables that say who is concerned with issues and merge requests, with the column of what they are about. */
const columns = {
  issue_assignees: 'issue_id',
  merge_request_assignees: 'merge_request_id',
  merge_request_reviewers: 'merge_request_id',
} as const;

export type PeopleTable = keyof typeof columns;

function names(table: PeopleTable): { readonly table: Sql; readonly column: Sql } {
  return {
    table: name(table, Object.keys(columns) as PeopleTable[]),
    column: name(columns[table], Object.values(columns)),
  };
}

/** The people of several issues or merge requests, by the id of these, each in the order in which they were set. */
export async function peopleOf(
  reads: Reads,
  kind: PeopleTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Row<'users'>[]>> {
  const { table, column } = names(kind);
  const rows = await reads.all<Row<'users'> & { readonly about_id: number }>(sql`
    select u.*, t.${column} as about_id from ${table} t join users u on u.id = t.user_id
    where t.${column} in ${listOf(ids)} order by t.${column}, t.position, u.id`);
  return Map.groupBy(rows, ({ about_id }) => about_id);
}

/** Sets the people of one issue or merge request. Ids of nobody are left out. */
export async function setPeople(
  writes: Writes,
  kind: PeopleTable,
  id: number,
  userIds: readonly number[],
): Promise<void> {
  const { table, column } = names(kind);
  await writes.run(sql`delete from ${table} where ${column} = ${id}`);
  for (const [position, userId] of userIds.entries()) {
    await writes.run(sql`
      insert into ${table} (${column}, user_id, position)
      select ${id}, u.id, ${position} from users u where u.id = ${userId}`);
  }
}

/** Users by their ids. */
export async function usersById(
  reads: Reads,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Row<'users'>>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = await reads.all<Row<'users'>>(sql`select * from users where id in ${listOf(known)}`);
  return new Map(rows.map((user) => [user.id, user]));
}
