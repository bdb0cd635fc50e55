import type { ListServiceAccountsServerRequest } from '../../../generated/server/index.js';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { name, sql, type Sql } from '../../database/sql.ts';

const columns = { id: 'u.id', username: 'lower(u.username)' } as const;

/** The service accounts of a group. */
export function serviceAccountsQuery(
  groupId: number,
  { order_by, sort }: ListServiceAccountsServerRequest['query'],
): Sql {
  const column = name(columns[order_by], Object.values(columns));
  const direction = name(sort, ['asc', 'desc']);
  return sql`select u.* from users u where u.kind = 'service_account' and u.group_id = ${groupId}
    order by ${column} ${direction}, u.id ${direction}`;
}

export async function findServiceAccount(
  reads: Reads,
  groupId: number,
  userId: number,
): Promise<Row<'users'> | undefined> {
  return await reads.one<Row<'users'>>(
    sql`select * from users where id = ${userId} and kind = 'service_account' and group_id = ${groupId}`,
  );
}

export async function isEmailTaken(reads: Reads, email: string): Promise<boolean> {
  return (await reads.one(sql`select id from emails where lower(email) = lower(${email})`)) !== undefined;
}

export async function isUsernameTaken(reads: Reads, username: string): Promise<boolean> {
  return (
    (await reads.one(sql`select id from users where lower(username) = lower(${username})`)) !== undefined
  );
}

export async function findToken(
  reads: Reads,
  userId: number,
  tokenId: number,
): Promise<Row<'tokens'> | undefined> {
  return await reads.one<Row<'tokens'>>(
    sql`select * from tokens where id = ${tokenId} and user_id = ${userId} and kind = 'personal'`,
  );
}

/** Revokes all tokens of a user. */
export async function revokeAllTokens(writes: Writes, userId: number): Promise<void> {
  await writes.run(sql`update tokens set revoked = ${true} where user_id = ${userId}`);
}
