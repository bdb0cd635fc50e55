import type { Reads } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { SeedRefusal } from './seed-refusal.ts';

/** The user that a seed names; the first administrator if it names none. */
export async function userNamed(reads: Reads, username: string | undefined): Promise<Row<'users'>> {
  const named =
    username === undefined ? sql`administrator = ${true}` : sql`lower(username) = ${username.toLowerCase()}`;
  const row = await reads.one<Row<'users'>>(sql`select * from users where ${named} order by id limit 1`);
  if (row === undefined) throw new SeedRefusal(`There is no user ${username ?? 'who is an administrator'}.`);
  return row;
}
