import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { nothing, sql, type Sql } from '../../database/sql.ts';
import type { MemberSource } from '../members/source.ts';

type Place = Pick<MemberSource, 'kind' | 'id'>;

/** An invitation with the name of the inviting user. */
export type InvitationRow = Row<'invitations'> & {
  readonly created_by_name: string | null;
};

/** The invitations of a group or project that have not expired; only those of one address if one is given. */
export function invitationsQuery({ kind, id }: Place, today: string, email?: string): Sql {
  return sql`select i.*, c.name as created_by_name
    from invitations i left join users c on c.id = i.created_by_id
    where i.kind = ${kind} and i.source_id = ${id} and (i.expires_at is null or i.expires_at >= ${today})
      ${email === undefined ? nothing : sql`and lower(i.email) = lower(${email})`}
    order by i.id`;
}

export async function findInvitation(
  reads: Reads,
  place: Place,
  today: string,
  email: string,
): Promise<Row<'invitations'> | undefined> {
  return await reads.one<Row<'invitations'>>(invitationsQuery(place, today, email));
}

export interface NewInvitation {
  readonly email: string;
  readonly accessLevel: number;
  readonly memberRoleId: number | null;
  readonly expiresAt: string | null;
  readonly origin: string | null;
  readonly createdById: number;
}

export async function insertInvitation(
  writes: Writes,
  { kind, id }: Place,
  { email, accessLevel, memberRoleId, expiresAt, origin, createdById }: NewInvitation,
  now: string,
): Promise<void> {
  await writes.run(sql`
    delete from invitations where kind = ${kind} and source_id = ${id} and lower(email) = lower(${email})`);
  await writes.run(sql`
    insert into invitations
      (kind, source_id, email, access_level, member_role_id, expires_at, origin, created_by_id, created_at)
    values (${kind}, ${id}, ${email}, ${accessLevel}, ${memberRoleId}, ${expiresAt}, ${origin}, ${createdById}, ${now})`);
}

export async function changeInvitation(
  writes: Writes,
  id: number,
  { accessLevel, expiresAt }: Pick<NewInvitation, 'accessLevel' | 'expiresAt'>,
): Promise<void> {
  // A level other than that of a custom role removes the role.
  await writes.run(sql`update invitations set
    member_role_id = case when access_level = ${accessLevel} then member_role_id else null end,
    access_level = ${accessLevel}, expires_at = ${expiresAt} where id = ${id}`);
}

export async function deleteInvitation(writes: Writes, id: number): Promise<boolean> {
  return (await writes.run(sql`delete from invitations where id = ${id}`)) > 0;
}
