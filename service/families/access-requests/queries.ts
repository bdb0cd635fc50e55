import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { nothing, sql, type Sql } from '../../database/sql.ts';
import type { MemberSource } from '../members/source.ts';

type Place = Pick<MemberSource, 'kind' | 'id'>;

/** A request with the user who made it. */
export type AccessRequestRow = Row<'users'> & { readonly requested_at: string };

/** Requests in the order in which they were made; only those of one user if one is given. */
export function accessRequestsQuery({ kind, id }: Place, userId?: number): Sql {
  return sql`select u.*, r.created_at as requested_at
    from access_requests r join users u on u.id = r.user_id
    where r.kind = ${kind} and r.source_id = ${id} ${userId === undefined ? nothing : sql`and r.user_id = ${userId}`}
    order by r.id`;
}

export async function findAccessRequest(
  reads: Reads,
  place: Place,
  userId: number,
): Promise<AccessRequestRow | undefined> {
  return await reads.one<AccessRequestRow>(accessRequestsQuery(place, userId));
}

/** Throws `UniqueViolation` if the user already has a request. */
export async function insertAccessRequest(
  writes: Writes,
  { kind, id }: Place,
  userId: number,
  now: string,
): Promise<void> {
  await writes.run(sql`insert into access_requests (kind, source_id, user_id, created_at)
    values (${kind}, ${id}, ${userId}, ${now})`);
}

/** Returns whether there was such a request. */
export async function deleteAccessRequest(
  writes: Writes,
  { kind, id }: Place,
  userId: number,
): Promise<boolean> {
  const gone = await writes.run(
    sql`delete from access_requests where kind = ${kind} and source_id = ${id} and user_id = ${userId}`,
  );
  return gone > 0;
}
