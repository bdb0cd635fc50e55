import type {
  ListEffectiveGroupMembersServerRequest,
  ListGroupMembersServerRequest,
} from '../../../generated/server/index.js';
import { signedIn, type Asking } from '../../access/resources.ts';
import { containing, joinSql, listOf, sql, type Sql } from '../../database/sql.ts';
import { offsetPage, type PageHeaders } from '../../http/pages.ts';
import { notFound } from '../../http/refusals.ts';
import { levelIn, type MemberSource } from './source.ts';
import { directStandings, effectiveStandings, type Standing } from './standing.ts';

/**
 * The queries of all lists of members; those of direct members have no state, and those of all members have no skipped
 * users.
 */
export type MembersQuery = ListGroupMembersServerRequest['query'] &
  ListEffectiveGroupMembersServerRequest['query'];

/** Whether inherited and invited members count too. */
export type Reach = 'direct' | 'effective';

export interface MembersPage {
  readonly rows: readonly Standing[];
  readonly headers: PageHeaders;
}

/** A page of the members of a group or project, in the order of their ids. */
export async function membersPage(
  asking: Asking & { readonly url: URL },
  source: MemberSource,
  reach: Reach,
  query: MembersQuery,
): Promise<MembersPage> {
  const { table, level } = await standings(asking, source, reach, query.state);
  return await offsetPage<Standing>(asking.app.database, {
    url: asking.url,
    query,
    rows: sql`select s.* from ${table} as s join users u on u.id = s.user_id
      where ${condition(query, level)} order by s.user_id`,
  });
}

/** One member. Throws a `Refusal` of 404 if the user is not one. */
export async function memberOf(
  asking: Asking,
  source: MemberSource,
  reach: Reach,
  userId: number,
): Promise<Standing> {
  const { table } = await standings(asking, source, reach);
  const found = await asking.app.database.one<Standing>(
    sql`select s.* from ${table} as s where s.user_id = ${userId}`,
  );
  if (found === undefined) throw notFound('Member');
  return found;
}

async function standings(
  asking: Asking,
  source: MemberSource,
  reach: Reach,
  state?: string,
): Promise<{ readonly table: Sql; readonly level: number }> {
  const viewer = signedIn(asking);
  const level = await levelIn(asking.app.database, viewer, source);
  if (reach === 'direct') return { table: directStandings(source, viewer), level };
  const chosen = state === undefined ? {} : { state };
  return { table: effectiveStandings(source, { viewer, belongs: level > 0, ...chosen }), level };
}

/** Conditions on standings `s` of users `u`. Non-members find addresses only by their full text. */
function condition(query: MembersQuery, level: number): Sql {
  const found: Sql[] = [sql`1 = 1`];
  const { query: text, 'user_ids[]': only, 'skip_users[]': skipped } = query;
  if (text !== undefined && text !== '') {
    const pattern = containing(text);
    const address =
      level > 0
        ? sql`lower(e.email) like ${pattern} escape '\\'`
        : sql`lower(e.email) = ${text.toLowerCase()}`;
    found.push(sql`(lower(u.name) like ${pattern} escape '\\' or lower(u.username) like ${pattern} escape '\\'
      or u.id in (select e.user_id from emails e where ${address}))`);
  }
  if (only !== undefined) found.push(sql`u.id in ${listOf(only)}`);
  if (skipped !== undefined && skipped.length > 0) found.push(sql`u.id not in ${listOf(skipped)}`);
  return joinSql(found, ' and ');
}
