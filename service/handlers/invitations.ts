import { Refusal } from '../../generated/server/index.js';
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

/**
 * List the pending invitations of a group
 *
 * `GET /groups/{id}/invitations`
 */
export const listGroupInvitations: ListGroupInvitationsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listGroupInvitations is not implemented.' });
};

/**
 * Invite people to a group
 *
 * `POST /groups/{id}/invitations`
 */
export const createGroupInvitations: CreateGroupInvitationsHandler = async () => {
  throw new Refusal({ status: 501, message: 'createGroupInvitations is not implemented.' });
};

/**
 * Update a pending invitation to a group
 *
 * `PUT /groups/{id}/invitations/{email}`
 */
export const updateGroupInvitation: UpdateGroupInvitationHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateGroupInvitation is not implemented.' });
};

/**
 * Delete a pending invitation to a group
 *
 * `DELETE /groups/{id}/invitations/{email}`
 */
export const deleteGroupInvitation: DeleteGroupInvitationHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteGroupInvitation is not implemented.' });
};

/**
 * List the pending invitations of a project
 *
 * `GET /projects/{id}/invitations`
 */
export const listProjectInvitations: ListProjectInvitationsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectInvitations is not implemented.' });
};

/**
 * Invite people to a project
 *
 * `POST /projects/{id}/invitations`
 */
export const createProjectInvitations: CreateProjectInvitationsHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProjectInvitations is not implemented.' });
};

/**
 * Update a pending invitation to a project
 *
 * `PUT /projects/{id}/invitations/{email}`
 */
export const updateProjectInvitation: UpdateProjectInvitationHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectInvitation is not implemented.' });
};

/**
 * Delete a pending invitation to a project
 *
 * `DELETE /projects/{id}/invitations/{email}`
 */
export const deleteProjectInvitation: DeleteProjectInvitationHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProjectInvitation is not implemented.' });
};
