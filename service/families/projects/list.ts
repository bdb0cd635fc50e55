import {
  keysetHeaders,
  type ListProjectsServerRequest,
  type offsetHeaders,
} from '../../../generated/server/index.js';
import type { Viewer } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { offsetPage } from '../../http/pages.ts';
import { badRequest } from '../../http/refusals.ts';
import { projectsQuery } from './search.ts';

/** A page of projects. */
export interface ProjectsPage {
  readonly rows: readonly Row<'projects'>[];
  readonly headers: ReturnType<typeof offsetHeaders> | ReturnType<typeof keysetHeaders>;
}

/**
 * A page of the projects that a query asks for, by offset. The document has no other mode for projects; clients of compatible
 * services ask for keyset mode all the same, in the order of ids, where `id_after` and `id_before` lead on.
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
): Promise<ProjectsPage> {
  const all = projectsQuery(query, viewer);
  if (url.searchParams.get('pagination') !== 'keyset')
    return await offsetPage<Row<'projects'>>(reads, { url, query, rows: all });
  if (query.order_by !== 'id') throw badRequest('Keyset pagination needs order_by=id');
  const found = await reads.all<Row<'projects'>>(sql`${all} limit ${query.per_page + 1}`);
  const rows = found.slice(0, query.per_page);
  const last = rows.at(-1);
  const hasNext = found.length > rows.length && last !== undefined;
  const name = query.sort === 'asc' ? 'id_after' : 'id_before';
  return { rows, headers: keysetHeaders({ url, next: hasNext ? { [name]: String(last.id) } : undefined }) };
}
