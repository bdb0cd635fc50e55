import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  CreateGroupMemberHandler,
  UpdateGroupMemberHandler,
  DeleteGroupMemberHandler,
  CreateProjectMemberHandler,
  UpdateProjectMemberHandler,
  DeleteProjectMemberHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Add members to a group
 *
 * `POST /groups/{id}/members`
 */
export const createGroupMember: CreateGroupMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'createGroupMember is not implemented.' });
};

/**
 * Change a member of a group
 *
 * `PUT /groups/{id}/members/{user_id}`
 */
export const updateGroupMember: UpdateGroupMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateGroupMember is not implemented.' });
};

/**
 * Remove a member from a group
 *
 * `DELETE /groups/{id}/members/{user_id}`
 */
export const deleteGroupMember: DeleteGroupMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteGroupMember is not implemented.' });
};

/**
 * Add members to a project
 *
 * `POST /projects/{id}/members`
 */
export const createProjectMember: CreateProjectMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProjectMember is not implemented.' });
};

/**
 * Change a member of a project
 *
 * `PUT /projects/{id}/members/{user_id}`
 */
export const updateProjectMember: UpdateProjectMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectMember is not implemented.' });
};

/**
 * Remove a member from a project
 *
 * `DELETE /projects/{id}/members/{user_id}`
 */
export const deleteProjectMember: DeleteProjectMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProjectMember is not implemented.' });
};
