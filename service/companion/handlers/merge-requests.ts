import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  CreateMergeRequestHandler,
  GetMergeRequestHandler,
  UpdateMergeRequestHandler,
  MergeMergeRequestHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Open a merge request
 *
 * `POST /projects/{id}/merge_requests`
 */
export const createMergeRequest: CreateMergeRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'createMergeRequest is not implemented.' });
};

/**
 * Get a merge request
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}`
 */
export const getMergeRequest: GetMergeRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'getMergeRequest is not implemented.' });
};

/**
 * Change a merge request
 *
 * `PUT /projects/{id}/merge_requests/{merge_request_iid}`
 */
export const updateMergeRequest: UpdateMergeRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateMergeRequest is not implemented.' });
};

/**
 * Merge a merge request
 *
 * `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`
 */
export const mergeMergeRequest: MergeMergeRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'mergeMergeRequest is not implemented.' });
};
