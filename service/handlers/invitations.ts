import type {
  ListGroupInvitationsHandler,
  CreateGroupInvitationsHandler,
  UpdateGroupInvitationHandler,
  DeleteGroupInvitationHandler,
  ListProjectInvitationsHandler,
  CreateProjectInvitationsHandler,
  UpdateProjectInvitationHandler,
  DeleteProjectInvitationHandler,
} from '../../generated/server/index.js';
import { invitePeople } from '../families/invitations/invite.ts';
import { invitationsPage, updateInvitation, withdrawInvitation } from '../families/invitations/pending.ts';
import { groupSource, projectSource } from '../families/members/source.ts';

/**
 * List the pending invitations of a group
 *
 * `GET /groups/{id}/invitations`
 */
export const listGroupInvitations: ListGroupInvitationsHandler = async ({ path, query }, context) => {
  const source = await groupSource(context, path.id);
  return { status: 200, ...(await invitationsPage(context, source, query)) };
};

/**
 * Invite people to a group
 *
 * `POST /groups/{id}/invitations`
 */
export const createGroupInvitations: CreateGroupInvitationsHandler = async ({ path, body }, context) => {
  const source = await groupSource(context, path.id);
  return { status: 201, body: await invitePeople(context, source, body) };
};

/**
 * Change a pending invitation to a group
 *
 * `PUT /groups/{id}/invitations/{email}`
 */
export const updateGroupInvitation: UpdateGroupInvitationHandler = async ({ path, body }, context) => {
  const source = await groupSource(context, path.id);
  return { status: 200, body: await updateInvitation(context, source, path.email, body ?? {}) };
};

/**
 * Delete a pending invitation to a group
 *
 * `DELETE /groups/{id}/invitations/{email}`
 */
export const deleteGroupInvitation: DeleteGroupInvitationHandler = async ({ path }, context) => {
  const source = await groupSource(context, path.id);
  await withdrawInvitation(context, source, path.email);
  return { status: 204 };
};

/**
 * List the pending invitations of a project
 *
 * `GET /projects/{id}/invitations`
 */
export const listProjectInvitations: ListProjectInvitationsHandler = async ({ path, query }, context) => {
  const source = await projectSource(context, path.id);
  return { status: 200, ...(await invitationsPage(context, source, query)) };
};

/**
 * Invite people to a project
 *
 * `POST /projects/{id}/invitations`
 */
export const createProjectInvitations: CreateProjectInvitationsHandler = async ({ path, body }, context) => {
  const source = await projectSource(context, path.id);
  return { status: 201, body: await invitePeople(context, source, body) };
};

/**
 * Change a pending invitation to a project
 *
 * `PUT /projects/{id}/invitations/{email}`
 */
export const updateProjectInvitation: UpdateProjectInvitationHandler = async ({ path, body }, context) => {
  const source = await projectSource(context, path.id);
  return { status: 200, body: await updateInvitation(context, source, path.email, body ?? {}) };
};

/**
 * Delete a pending invitation to a project
 *
 * `DELETE /projects/{id}/invitations/{email}`
 */
export const deleteProjectInvitation: DeleteProjectInvitationHandler = async ({ path }, context) => {
  const source = await projectSource(context, path.id);
  await withdrawInvitation(context, source, path.email);
  return { status: 204 };
};
