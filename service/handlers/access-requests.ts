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
import {
  accessRequestsPage,
  approveAccess,
  askForAccess,
  denyAccess,
} from '../families/access-requests/requests.ts';
import { groupSource, projectSource } from '../families/members/source.ts';

/** Part A 4.5: a request without a body admits as developer. */
const defaultLevel = 30;

/**
 * List the access requests of a group
 *
 * `GET /groups/{id}/access_requests`
 */
export const listGroupAccessRequests: ListGroupAccessRequestsHandler = async ({ path, query }, context) => {
  const source = await groupSource(context, path.id);
  return { status: 200, ...(await accessRequestsPage(context, source, query)) };
};

/**
 * Request access to a group
 *
 * `POST /groups/{id}/access_requests`
 */
export const createGroupAccessRequest: CreateGroupAccessRequestHandler = async ({ path }, context) => {
  const source = await groupSource(context, path.id);
  return { status: 201, body: await askForAccess(context, source) };
};

/**
 * Deny an access request of a group
 *
 * `DELETE /groups/{id}/access_requests/{user_id}`
 */
export const denyGroupAccessRequest: DenyGroupAccessRequestHandler = async ({ path }, context) => {
  const source = await groupSource(context, path.id);
  await denyAccess(context, source, path.user_id);
  return { status: 204 };
};

/**
 * Approve an access request of a group
 *
 * `PUT /groups/{id}/access_requests/{user_id}/approve`
 */
export const approveGroupAccessRequest: ApproveGroupAccessRequestHandler = async (
  { path, body },
  context,
) => {
  const source = await groupSource(context, path.id);
  const level = body?.access_level ?? defaultLevel;
  return { status: 200, body: await approveAccess(context, source, path.user_id, level) };
};

/**
 * List the access requests of a project
 *
 * `GET /projects/{id}/access_requests`
 */
export const listProjectAccessRequests: ListProjectAccessRequestsHandler = async (
  { path, query },
  context,
) => {
  const source = await projectSource(context, path.id);
  return { status: 200, ...(await accessRequestsPage(context, source, query)) };
};

/**
 * Request access to a project
 *
 * `POST /projects/{id}/access_requests`
 */
export const createProjectAccessRequest: CreateProjectAccessRequestHandler = async ({ path }, context) => {
  const source = await projectSource(context, path.id);
  return { status: 201, body: await askForAccess(context, source) };
};

/**
 * Deny an access request of a project
 *
 * `DELETE /projects/{id}/access_requests/{user_id}`
 */
export const denyProjectAccessRequest: DenyProjectAccessRequestHandler = async ({ path }, context) => {
  const source = await projectSource(context, path.id);
  await denyAccess(context, source, path.user_id);
  return { status: 204 };
};

/**
 * Approve an access request of a project
 *
 * `PUT /projects/{id}/access_requests/{user_id}/approve`
 */
export const approveProjectAccessRequest: ApproveProjectAccessRequestHandler = async (
  { path, body },
  context,
) => {
  const source = await projectSource(context, path.id);
  const level = body?.access_level ?? defaultLevel;
  return { status: 200, body: await approveAccess(context, source, path.user_id, level) };
};
