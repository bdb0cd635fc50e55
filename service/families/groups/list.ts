import type { ListGroupsServerRequest } from '../../../generated/server/index.js';
import type { Viewer } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { nothing, sql } from '../../database/sql.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { keysetPage, offsetPage, type RowsPage } from '../../http/pages.ts';
import { badRequest } from '../../http/refusals.ts';
import { groupsCondition, groupsOrder } from './search.ts';

type Query = ListGroupsServerRequest['query'];

/** A page of the groups of a query, by offset, or by keyset if the query requests it (Part A 4.1). */
export async function listGroupsPage(
  reads: Reads,
  { query, viewer, url }: { readonly query: Query; readonly viewer: Viewer | undefined; readonly url: URL },
): Promise<RowsPage<Row<'namespaces'>>> {
  const condition = groupsCondition(query, viewer);
  if (query.pagination !== 'keyset') {
    const rows = sql`select n.* from namespaces n where ${condition} order by ${groupsOrder(query)}`;
    return await offsetPage<Row<'namespaces'>>(reads, { url, query, rows });
  }
  if (query.order_by !== 'name' || query.sort !== 'asc')
    throw badRequest('Keyset pagination needs order_by=name and sort=asc');
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, ['string', 'number']);
  const behind =
    after === undefined
      ? nothing
      : // The first condition is for SQLite, which cannot start an index scan at a pair of values.
        sql`and lower(n.name) >= ${after[0]} and (lower(n.name), n.id) > (${after[0]}, ${after[1]})`;
  const rows = sql`select n.* from namespaces n where ${condition} ${behind} order by lower(n.name), n.id`;
  return await keysetPage<Row<'namespaces'>>(reads, { url, query, rows }, ({ name, id }) => ({
    cursor: writeCursor([lowered(name), id]),
  }));
}

/** As both databases convert names to lower case: ASCII letters only. */
function lowered(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
