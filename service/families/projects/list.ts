import type { ListProjectsServerRequest } from '../../../generated/server/index.js';
import type { Viewer } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { keysetPage, offsetPage, type RowsPage } from '../../http/pages.ts';
import { badRequest } from '../../http/refusals.ts';
import { projectsQuery } from './search.ts';

/**
 * A page of the projects of a query, by offset. The document has no other mode for projects. Clients of compatible
 * services still request keyset mode in the order of ids, where `id_after` and `id_before` select the page.
 */
export async function projectsPage(
  reads: Reads,
  {
    query,
    viewer,
    url,
  }: {
    readonly query: ListProjectsServerRequest['query'];
    readonly viewer: Viewer | undefined;
    readonly url: URL;
  },
): Promise<RowsPage<Row<'projects'>>> {
  const all = projectsQuery(query, viewer);
  if (url.searchParams.get('pagination') !== 'keyset')
    return await offsetPage<Row<'projects'>>(reads, { url, query, rows: all });
  if (query.order_by !== 'id') throw badRequest('Keyset pagination needs order_by=id');
  return await keysetPage<Row<'projects'>>(reads, { url, query, rows: all }, ({ id }) => ({
    [query.sort === 'asc' ? 'id_after' : 'id_before']: String(id),
  }));
}
