import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql, type Sql } from '../../database/sql.ts';

/** The addresses of a user, in the order in which they were added. */
export function emailsQuery(userId: number): Sql {
  return sql`select * from emails where user_id = ${userId} order by id`;
}

export async function findEmail(
  reads: Reads,
  userId: number,
  emailId: number,
): Promise<Row<'emails'> | undefined> {
  return await reads.one<Row<'emails'>>(
    sql`select * from emails where id = ${emailId} and user_id = ${userId}`,
  );
}

/** An address other than the primary one. Throws `UniqueViolation` if somebody has it. */
export async function insertEmail(
  writes: Writes,
  {
    userId,
    email,
    confirmedAt,
  }: { readonly userId: number; readonly email: string; readonly confirmedAt: string | null },
): Promise<Row<'emails'>> {
  const row = await writes.one<Row<'emails'>>(sql`
    insert into emails (user_id, email, is_primary, confirmed_at)
    values (${userId}, ${email}, ${false}, ${confirmedAt}) returning *`);
  if (row === undefined) throw new Error('The address was not stored.');
  return row;
}

/** Marks an address as confirmed; an earlier time of confirmation is kept. Undefined if there is no such address. */
export async function setConfirmed(
  writes: Writes,
  emailId: number,
  now: string,
): Promise<Row<'emails'> | undefined> {
  return await writes.one<Row<'emails'>>(
    sql`update emails set confirmed_at = coalesce(confirmed_at, ${now}) where id = ${emailId} returning *`,
  );
}

export async function deleteEmail(writes: Writes, emailId: number): Promise<void> {
  await writes.run(sql`delete from emails where id = ${emailId}`);
}
