import type { Reads } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { listOf, sql } from '../database/sql.ts';
import { notFound } from '../http/refusals.ts';
import type { Asking } from './resources.ts';

/** The user with an id, if it still exists. */
export async function findUser(reads: Reads, id: number | null): Promise<Row<'users'> | undefined> {
  return id === null ? undefined : await reads.one<Row<'users'>>(sql`select * from users where id = ${id}`);
}

/** The user that a request names, by a number or by its digits. Throws a `Refusal` of 404. */
export async function userOf({ app }: Pick<Asking, 'app'>, id: number | string): Promise<Row<'users'>> {
  const user = /^\d{1,15}$/.test(String(id)) ? await findUser(app.database, Number(id)) : undefined;
  if (user === undefined) throw notFound('User');
  return user;
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
