import type { Context } from '../../../generated/server/index.js';
import type { MergeRequest } from '../../../generated/types/index.js';
import { viewerOf } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import type { Sql } from '../../database/sql.ts';
import { offsetPage, type PageQuery, type PageHeaders } from '../../http/pages.ts';
import { presentMergeRequests } from './present.ts';
import { mergeRequestsOfMilestone, mergeRequestsQuery, type MergeRequestQuery } from './search.ts';
import { recheckStatuses } from './status.ts';

interface Listed {
  readonly headers: PageHeaders;
  readonly body: MergeRequest[];
}

/** A page of the merge requests of a query, of one project if it is named. */
export async function mergeRequestsPage(
  context: Context,
  query: MergeRequestQuery,
  projectId?: number,
): Promise<Listed> {
  const viewer = viewerOf(context.app, context.principal);
  return await page(context, query, mergeRequestsQuery(query, viewer, projectId), projectId);
}

/** A page of the merge requests of a milestone. */
export async function milestonePage(
  context: Context,
  query: PageQuery,
  milestone: Row<'milestones'>,
): Promise<Listed> {
  const viewer = viewerOf(context.app, context.principal);
  const rows = mergeRequestsOfMilestone(milestone.id, viewer);
  return await page(context, query, rows, milestone.project_id ?? undefined);
}

async function page(
  context: Context,
  query: PageQuery &
    Partial<Pick<MergeRequestQuery, 'view' | 'with_labels_details' | 'with_merge_status_recheck'>>,
  rows: Sql,
  projectId: number | undefined,
): Promise<Listed> {
  const { app, url } = context;
  const found = await offsetPage<Row<'merge_requests'>>(app.database, { url, query, rows });
  const isRechecked = query.with_merge_status_recheck ?? false;
  const current = isRechecked ? await recheckStatuses(context, found.rows) : found.rows;
  const body = await presentMergeRequests(app, current, {
    simple: query.view === 'simple',
    withLabelsDetails: query.with_labels_details ?? false,
    ...(projectId === undefined ? {} : { within: projectId }),
  });
  return { headers: found.headers, body };
}
