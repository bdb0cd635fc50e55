import type {
  ListMergeRequestsHandler,
  ListProjectMergeRequestsHandler,
  ListMergeRequestContextCommitsHandler,
  CreateMergeRequestContextCommitsHandler,
  DeleteMergeRequestContextCommitsHandler,
} from '../../generated/server/index.js';
import { callerIn, requireInProject } from '../access/require.ts';
import { projectOf } from '../access/resources.ts';
import {
  addContextCommits,
  contextCommits,
  presentCommits,
  removeContextCommits,
} from '../families/merge-requests/context-commits.ts';
import { mergeRequestOf } from '../families/merge-requests/find.ts';
import { mergeRequestsPage } from '../families/merge-requests/list.ts';
import { pageOf } from '../http/pages.ts';

/**
 * List merge requests of all projects
 *
 * `GET /merge_requests`
 */
export const listMergeRequests: ListMergeRequestsHandler = async ({ query }, context) => {
  if (query.scope !== 'all') callerIn(context);
  return { status: 200, ...(await mergeRequestsPage(context, query)) };
};

/**
 * List the merge requests of a project
 *
 * `GET /projects/{id}/merge_requests`
 */
export const listProjectMergeRequests: ListProjectMergeRequestsHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  return { status: 200, ...(await mergeRequestsPage(context, query, project.id)) };
};

/**
 * List the context commits of a merge request
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits`
 */
export const listMergeRequestContextCommits: ListMergeRequestContextCommitsHandler = async (
  { path, query },
  context,
) => {
  const { project, row } = await mergeRequestOf(context, path);
  const shas = await contextCommits(context.app, row);
  const { items, headers } = pageOf(shas, { url: context.url, query });
  return { status: 200, headers, body: await presentCommits(context.app, project, items) };
};

/**
 * Add context commits to a merge request
 *
 * `POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits`
 */
export const createMergeRequestContextCommits: CreateMergeRequestContextCommitsHandler = async (
  { path, body },
  context,
) => {
  const found = await mergeRequestOf(context, path);
  await requireInProject(context, found.project, 30);
  const shas = await addContextCommits(context.app, found, body.commits);
  return { status: 201, body: await presentCommits(context.app, found.project, shas) };
};

/**
 * Remove context commits from a merge request
 *
 * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits`
 */
export const deleteMergeRequestContextCommits: DeleteMergeRequestContextCommitsHandler = async (
  { path, body },
  context,
) => {
  const { project, row } = await mergeRequestOf(context, path);
  await requireInProject(context, project, 30);
  await removeContextCommits(context.app, row, body.commits);
  return { status: 204 };
};
