import type {
  CreateMergeRequestHandler,
  GetMergeRequestHandler,
  UpdateMergeRequestHandler,
  MergeMergeRequestHandler,
} from '../../../generated/companion/server/index.js';
import { requireToRead } from '../../access/parts.ts';
import { callerIn, requireInProject } from '../../access/require.ts';
import { projectOf } from '../../access/resources.ts';
import { changeMergeRequest } from '../../families/merge-requests/change.ts';
import { createMergeRequest as open } from '../../families/merge-requests/create.ts';
import { presentMergeRequest } from '../../families/merge-requests/details.ts';
import { mergeRequestOf } from '../../families/merge-requests/find.ts';
import { mergeMergeRequest as merge } from '../../families/merge-requests/merge.ts';
import { isConcerned } from '../../families/merge-requests/rules.ts';

/**
 * Open a merge request
 *
 * `POST /projects/{id}/merge_requests`
 */
export const createMergeRequest: CreateMergeRequestHandler = async ({ path, body }, context) => {
  const source = await projectOf(context, path.id);
  const target =
    body.target_project_id === undefined ? source : await projectOf(context, body.target_project_id);
  await requireToRead(context, target, 'merge requests');
  const row = await open(context.app, { caller: callerIn(context), source, target }, body);
  return { status: 201, body: await presentMergeRequest(context, { project: target, row }) };
};

/**
 * Get a merge request
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}`
 */
export const getMergeRequest: GetMergeRequestHandler = async ({ path, query }, context) => {
  return {
    status: 200,
    body: await presentMergeRequest(context, await mergeRequestOf(context, path), query),
  };
};

/**
 * Change a merge request
 *
 * `PUT /projects/{id}/merge_requests/{merge_request_iid}`
 */
export const updateMergeRequest: UpdateMergeRequestHandler = async ({ path, body = {} }, context) => {
  const { project, row } = await mergeRequestOf(context, path);
  const caller = callerIn(context);
  if (!(await isConcerned(context.app.database, row, caller.user.id)))
    await requireInProject(context, project, 30);
  const changed = await changeMergeRequest(context.app, { project, caller, row }, body);
  return { status: 200, body: await presentMergeRequest(context, { project, row: changed }) };
};

/**
 * Merge a merge request
 *
 * `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`
 */
export const mergeMergeRequest: MergeMergeRequestHandler = async ({ path, body = {} }, context) => {
  const { project, row } = await mergeRequestOf(context, path);
  const merged = await merge(context.app, { project, caller: callerIn(context), row }, body);
  return { status: 200, body: await presentMergeRequest(context, { project, row: merged }) };
};
