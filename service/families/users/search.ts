import type { ListUsersServerRequest } from '../../../generated/companion/server/index.js';
import { stored } from '../../clock.ts';
import type { Reads } from '../../database/database.ts';
import type { Viewer } from '../../access/queries.ts';
import type { Row } from '../../database/rows.ts';
import { containing, joinSql, name, nothing, sql, type Sql } from '../../database/sql.ts';
import { keysetPage, offsetPage, type RowsPage } from '../../http/pages.ts';
import { badRequest, forbidden } from '../../http/refusals.ts';

type Query = ListUsersServerRequest['query'];

/** A page of the users of a query, by offset, or by keyset if the query requests it. */
export async function usersPage(
  reads: Reads,
  { query, viewer, url }: { readonly query: Query; readonly viewer: Viewer; readonly url: URL },
): Promise<RowsPage<Row<'users'>>> {
  const condition = usersCondition(query, viewer);
  const direction = name(query.sort, ['asc', 'desc']);
  if (query.pagination !== 'keyset') {
    const rows = sql`select u.* from users u where ${condition} order by ${column(query)} ${direction}, u.id ${direction}`;
    return await offsetPage<Row<'users'>>(reads, { url, query, rows });
  }
  if (query.order_by !== 'id') throw badRequest('Keyset pagination needs order_by=id');
  const { id_after: after } = query;
  const behind =
    after === undefined
      ? nothing
      : query.sort === 'asc'
        ? sql`and u.id > ${after}`
        : sql`and u.id < ${after}`;
  const rows = sql`select u.* from users u where ${condition} ${behind} order by u.id ${direction}`;
  return await keysetPage<Row<'users'>>(reads, { url, query, rows }, ({ id }) => ({ id_after: String(id) }));
}

const columns = {
  id: 'u.id',
  name: 'lower(u.name)',
  username: 'lower(u.username)',
  created_at: 'u.created_at',
  // Changes of users have no time.
  updated_at: 'u.created_at',
} as const;

function column({ order_by }: Query): Sql {
  return name(columns[order_by], Object.values(columns));
}

/**
 * The users `u` with an address, by its full text: for administrators any address of theirs, for others the public one.
 * The address of a user who hides it cannot be tested for by searching.
 */
function withAddress(address: string, { isAdministrator }: Viewer): Sql {
  const isPublic = sql`lower(u.profile ->> 'public_email') = ${address.toLowerCase()}`;
  return isAdministrator
    ? sql`(${isPublic} or u.id in (select user_id from emails where lower(email) = ${address.toLowerCase()}))`
    : isPublic;
}

/** The conditions of a list of users `u`, joined by `and`. */
function usersCondition(query: Query, viewer: Viewer): Sql {
  if (query.admins === true && !viewer.isAdministrator) throw forbidden();
  const { search, username, active, blocked, external, humans, admins } = query;
  const found: Sql[] = [sql`1 = 1`];
  if (username !== undefined) found.push(sql`lower(u.username) = ${username.toLowerCase()}`);
  if (search !== undefined && search !== '') {
    const pattern = containing(search);
    found.push(sql`(lower(u.name) like ${pattern} escape '\\' or lower(u.username) like ${pattern} escape '\\'
      or ${withAddress(search, viewer)})`);
  }
  if (active === true) found.push(sql`u.state = 'active'`);
  if (blocked === true) found.push(sql`u.state = 'blocked'`);
  if (external !== undefined) found.push(sql`u.external = ${external}`);
  if (humans === true) found.push(sql`u.kind = 'human'`);
  if (admins === true) found.push(sql`u.administrator = ${true}`);
  if (query.created_after !== undefined) found.push(sql`u.created_at > ${stored(query.created_after)}`);
  if (query.created_before !== undefined) found.push(sql`u.created_at < ${stored(query.created_before)}`);
  return joinSql(found, ' and ');
}
