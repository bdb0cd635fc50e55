import type { Member, MemberRole } from '../../../generated/types/index.js';
import { signedIn, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql, type Sql } from '../../database/sql.ts';
import { hasTier } from '../../instance.ts';
import { memberRoleView } from '../member-roles/view.ts';
import { userSummary } from '../users/view.ts';
import { enterpriseOf, unknownEnterprise } from './enterprise.ts';
import { takesSeat } from './seats.ts';
import { levelIn, rootOf, type MemberSource } from './source.ts';
import type { Standing } from './standing.ts';

/** A member with further members that compatible services return. */
type PresentedMember = Member & {
  readonly membership_state: string;
  readonly is_using_seat?: boolean;
  readonly member_role?: MemberRole | null;
};

/** Members as a caller may see them: only owners see addresses and identities. */
export async function presentMembers(
  asking: Asking,
  source: MemberSource,
  standings: readonly Standing[],
  { show_seat_info = false }: { readonly show_seat_info?: boolean } = {},
): Promise<PresentedMember[]> {
  const { database, instance } = asking.app;
  const userIds = standings.map(({ user_id }) => user_id);
  const creatorIds = standings.flatMap(({ created_by_id: id }) => (id === null ? [] : [id]));
  const users = await rowsById<'users'>(
    asking,
    sql`select * from users
    where id in ${listOf([...userIds, ...creatorIds])}`,
  );
  const roleIds = standings.flatMap(({ member_role_id: id }) => (id === null ? [] : [id]));
  const roles = await rowsById<'member_roles'>(
    asking,
    sql`select * from member_roles
    where id in ${listOf(roleIds)}`,
  );
  const isOwner = (await levelIn(database, signedIn(asking), source)) >= 50;
  const enterprise = isOwner
    ? await enterpriseOf(database, await rootOf(database, source), userIds)
    : unknownEnterprise;
  const isPaid = hasTier(instance, 'paid');
  return standings.flatMap((standing) => {
    const user = users.get(standing.user_id);
    if (user === undefined) return [];
    const creator = users.get(standing.created_by_id ?? 0);
    const role = roles.get(standing.member_role_id ?? 0);
    const email = enterprise.emails.get(user.id);
    return {
      ...userSummary(instance, user),
      access_level: standing.level,
      created_at: standing.created_at,
      ...(creator === undefined ? {} : { created_by: userSummary(instance, creator) }),
      expires_at: standing.expires_at,
      membership_state: standing.state,
      ...(email === undefined ? {} : { email }),
      ...(enterprise.hasSingleSignOn
        ? { group_saml_identity: enterprise.identities.get(user.id) ?? null }
        : {}),
      ...(isPaid ? { member_role: role === undefined ? null : memberRoleView(role) } : {}),
      ...(show_seat_info ? { is_using_seat: takesSeat(instance, user, standing.level) } : {}),
    };
  });
}

async function rowsById<Table extends 'users' | 'member_roles'>(
  { app }: Asking,
  query: Sql,
): Promise<ReadonlyMap<number, Row<Table>>> {
  const rows = await app.database.all<Row<Table>>(query);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One member, presented. */
export async function presentMember(
  asking: Asking,
  source: MemberSource,
  standing: Standing,
): Promise<PresentedMember> {
  const [presented] = await presentMembers(asking, source, [standing]);
  if (presented === undefined) throw new Error('The member is not presented.');
  return presented;
}
