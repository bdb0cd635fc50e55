import { Refusal } from '../../generated/server/index.js';
import type {
  ListGroupAccessRequestsHandler,
  CreateGroupAccessRequestHandler,
  DenyGroupAccessRequestHandler,
  ApproveGroupAccessRequestHandler,
  ListProjectAccessRequestsHandler,
  CreateProjectAccessRequestHandler,
  DenyProjectAccessRequestHandler,
  ApproveProjectAccessRequestHandler,
} from '../../generated/server/index.js';

/**
 * List the access requests of a group
 *
 * `GET /groups/{id}/access_requests`
 */
export const listGroupAccessRequests: ListGroupAccessRequestsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listGroupAccessRequests is not implemented.' });
};

/**
 * Ask for access to a group
 *
 * `POST /groups/{id}/access_requests`
 */
export const createGroupAccessRequest: CreateGroupAccessRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'createGroupAccessRequest is not implemented.' });
};

/**
 * Deny an access request of a group
 *
 * `DELETE /groups/{id}/access_requests/{user_id}`
 */
export const denyGroupAccessRequest: DenyGroupAccessRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'denyGroupAccessRequest is not implemented.' });
};

/**
 * Approve an access request of a group
 *
 * `PUT /groups/{id}/access_requests/{user_id}/approve`
 */
export const approveGroupAccessRequest: ApproveGroupAccessRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'approveGroupAccessRequest is not implemented.' });
};

/**
 * List the access requests of a project
 *
 * `GET /projects/{id}/access_requests`
 */
export const listProjectAccessRequests: ListProjectAccessRequestsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectAccessRequests is not implemented.' });
};

/**
 * Ask for access to a project
 *
 * `POST /projects/{id}/access_requests`
 */
export const createProjectAccessRequest: CreateProjectAccessRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProjectAccessRequest is not implemented.' });
};

/**
 * Deny an access request of a project
 *
 * `DELETE /projects/{id}/access_requests/{user_id}`
 */
export const denyProjectAccessRequest: DenyProjectAccessRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'denyProjectAccessRequest is not implemented.' });
};

/**
 * Approve an access request of a project
 *
 * `PUT /projects/{id}/access_requests/{user_id}/approve`
 */
export const approveProjectAccessRequest: ApproveProjectAccessRequestHandler = async () => {
  throw new Refusal({ status: 501, message: 'approveProjectAccessRequest is not implemented.' });
};
