import {
  offsetHeaders,
  type Context,
  type ListCommitsServerRequest,
} from '../../../generated/server/index.js';
import { timeNamed } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import type { Commit } from '../../git/objects/types.ts';
import type { CommitQuery } from '../../git/read/queries.ts';
import { refusing } from '../../http/git-refusals.ts';
import { repositoryOf } from '../projects/repository.ts';

type Query = ListCommitsServerRequest['query'];

/** A page of the commits of a query (Part B 4.2). The length of the history is not counted. */
export async function listCommitsPage(
  { app, url }: Pick<Context, 'app' | 'url'>,
  project: Row<'projects'>,
  query: Query,
): Promise<{ readonly commits: readonly Commit[]; readonly headers: ReturnType<typeof offsetHeaders> }> {
  const repository = await repositoryOf(app, project);
  const { page, per_page: perPage } = query;
  if (query.ref_name === undefined && (await repository.isEmpty())) {
    return { commits: [], headers: offsetHeaders({ url, page, perPage, total: 0 }) };
  }
  const { items, hasMore } = await refusing('Repository', () => repository.commits(commitQuery(query)));
  return { commits: items, headers: offsetHeaders({ url, page, perPage, hasNext: hasMore }) };
}

function commitQuery(query: Query): CommitQuery {
  const { ref_name: revision, path, author, since, until, page, per_page: limit } = query;
  return {
    ...(revision === undefined ? {} : { revision }),
    ...(path === undefined ? {} : { path }),
    ...(author === undefined ? {} : { author }),
    ...(since === undefined ? {} : { since: timeNamed(since) }),
    ...(until === undefined ? {} : { until: timeNamed(until) }),
    all: query.all ?? false,
    firstParent: query.first_parent ?? false,
    order: query.order,
    withStats: query.with_stats ?? false,
    offset: (page - 1) * limit,
    limit,
  };
}
