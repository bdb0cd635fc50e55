import { Refusal } from '../../generated/server/index.js';
import type {
  ListMergeRequestsHandler,
  ListProjectMergeRequestsHandler,
  ListMergeRequestContextCommitsHandler,
  CreateMergeRequestContextCommitsHandler,
  DeleteMergeRequestContextCommitsHandler,
} from '../../generated/server/index.js';

/**
 * List merge requests of all projects
 *
 * `GET /merge_requests`
 */
export const listMergeRequests: ListMergeRequestsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listMergeRequests is not implemented.' });
};

/**
 * List the merge requests of a project
 *
 * `GET /projects/{id}/merge_requests`
 */
export const listProjectMergeRequests: ListProjectMergeRequestsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectMergeRequests is not implemented.' });
};

/**
 * List the context commits of a merge request
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits`
 */
export const listMergeRequestContextCommits: ListMergeRequestContextCommitsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listMergeRequestContextCommits is not implemented.' });
};

/**
 * Add context commits to a merge request
 *
 * `POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits`
 */
export const createMergeRequestContextCommits: CreateMergeRequestContextCommitsHandler = async () => {
  throw new Refusal({ status: 501, message: 'createMergeRequestContextCommits is not implemented.' });
};

/**
 * Remove context commits from a merge request
 *
 * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits`
 */
export const deleteMergeRequestContextCommits: DeleteMergeRequestContextCommitsHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteMergeRequestContextCommits is not implemented.' });
};
