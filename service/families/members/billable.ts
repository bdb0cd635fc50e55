import type { ListBillableGroupMembersServerRequest } from '../../../generated/server/index.js';
import type { BillableMember } from '../../../generated/types/index.js';
import { current } from '../../access/queries.ts';
import { signedIn, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { containing, nothing, sql, type Sql } from '../../database/sql.ts';
import { offsetPage, type ListBody } from '../../http/pages.ts';
import { userSummary } from '../users/view.ts';
import { enterpriseOf } from './enterprise.ts';
import { lowestSeatLevel } from './seats.ts';

type Query = ListBillableGroupMembersServerRequest['query'];

interface BillableRow extends Row<'users'> {
  /** The nearest kind of membership, as an index of `membershipTypes`. */
  readonly membership: number;
  readonly last_owner: number;
}

const membershipTypes = ['group_member', 'project_member', 'group_invite', 'project_invite'] as const;

/**
 * A page of the users who take a seat in a top-level group: members of it, of everything below, and of groups invited
 * there.
 */
export async function billablePage(
  asking: Asking & { readonly url: URL },
  groupId: number,
  query: Query,
): Promise<ListBody<BillableMember>> {
  const { database, instance } = asking.app;
  const { today } = signedIn(asking);
  const { rows, headers } = await offsetPage<BillableRow>(database, {
    url: asking.url,
    query,
    rows: sql`
      select u.*, b.membership, case when o.owners = 1 and o.owner_id = u.id then 1 else 0 end as last_owner
      from ${seats(groupId, today)} as b join users u on u.id = b.user_id
      cross join (select count(*) as owners, min(t.user_id) as owner_id from members t where t.kind = 'group'
        and t.source_id = ${groupId} and t.access_level = 50 and t.state = 'active' and ${current(today)}) as o
      where u.kind = 'human' and u.state = 'active' and b.level >= ${lowestSeatLevel(instance)} ${searched(query)}
      order by ${orders[query.sort ?? 'id']}`,
  });
  const ids = rows.map(({ id }) => id);
  const { emails } = await enterpriseOf(database, groupId, ids);
  return {
    headers,
    body: rows.map((row) => ({
      ...userSummary(instance, row),
      email: emails.get(row.id) ?? null,
      last_activity_on: row.last_activity_on,
      membership_type: membershipTypes[row.membership] ?? 'group_member',
      // Members of an invited group are removed with that group; the last owner cannot be removed.
      removable: row.membership < 2 && row.last_owner === 0,
      created_at: row.created_at,
      last_login_at: row.last_login_at,
    })),
  };
}

function searched({ search }: Query): Sql {
  if (search === undefined || search === '') return nothing;
  const pattern = containing(search);
  return sql`and (lower(u.name) like ${pattern} escape '\\' or lower(u.username) like ${pattern} escape '\\'
    or lower(u.profile ->> 'public_email') like ${pattern} escape '\\')`;
}

/** `(user_id, level, membership, joined)` of all members of a group or of anything below. */
function seats(groupId: number, today: string): Sql {
  return sql`(
    with recursive below(id) as (
      select id from namespaces where id = ${groupId}
      union
      select n.id from namespaces n join below b on n.parent_id = b.id
    ), places(kind, id) as (
      select 'group', id from below
      union all
      select 'project', id from projects where namespace_id in (select id from below)
    ), invited(id, parent_id, cap, membership) as (
      select n.id, n.parent_id, t.access_level, case t.kind when 'group' then 2 else 3 end
      from shares t join places p on p.kind = t.kind and p.id = t.source_id join namespaces n on n.id = t.group_id
      where ${current(today)}
      union
      select n.id, n.parent_id, i.cap, i.membership from namespaces n join invited i on n.id = i.parent_id
    ), every_kind(user_id, level, membership, joined) as (
      select t.user_id, t.access_level, case t.kind when 'group' then 0 else 1 end, t.created_at
      from members t join places p on p.kind = t.kind and p.id = t.source_id
      where t.state = 'active' and ${current(today)}
      union all
      select t.user_id, case when t.access_level < i.cap then t.access_level else i.cap end, i.membership, t.created_at
      from members t join invited i on i.id = t.source_id
      where t.kind = 'group' and t.state = 'active' and ${current(today)}
    )
    select user_id, max(level) as level, min(membership) as membership, min(joined) as joined
    from every_kind group by user_id
  )`;
}

/** Users who were never active come last, in both directions. */
const orders = {
  id: sql`u.id`,
  access_level_asc: sql`b.level, u.id`,
  access_level_desc: sql`b.level desc, u.id`,
  last_joined: sql`b.joined desc, u.id desc`,
  oldest_joined: sql`b.joined, u.id`,
  name_asc: sql`lower(u.name), u.id`,
  name_desc: sql`lower(u.name) desc, u.id desc`,
  oldest_sign_in: sql`case when u.last_login_at is null then 1 else 0 end, u.last_login_at, u.id`,
  recent_sign_in: sql`case when u.last_login_at is null then 1 else 0 end, u.last_login_at desc, u.id desc`,
  last_activity_on_asc: sql`case when u.last_activity_on is null then 1 else 0 end, u.last_activity_on, u.id`,
  last_activity_on_desc: sql`case when u.last_activity_on is null then 1 else 0 end, u.last_activity_on desc, u.id desc`,
} as const;
