import { Refusal } from '../../generated/server/index.js';
import type {
  ListGroupMembersHandler,
  ListEffectiveGroupMembersHandler,
  GetEffectiveGroupMemberHandler,
  GetGroupMemberHandler,
  ListBillableGroupMembersHandler,
  ListProjectMembersHandler,
  ListEffectiveProjectMembersHandler,
  GetEffectiveProjectMemberHandler,
  GetProjectMemberHandler,
} from '../../generated/server/index.js';

/**
 * List the direct members of a group
 *
 * `GET /groups/{id}/members`
 */
export const listGroupMembers: ListGroupMembersHandler = async () => {
  throw new Refusal({ status: 501, message: 'listGroupMembers is not implemented.' });
};

/**
 * List direct, inherited and invited group members
 *
 * `GET /groups/{id}/members/all`
 */
export const listEffectiveGroupMembers: ListEffectiveGroupMembersHandler = async () => {
  throw new Refusal({ status: 501, message: 'listEffectiveGroupMembers is not implemented.' });
};

/**
 * Get a direct, inherited or invited group member
 *
 * `GET /groups/{id}/members/all/{user_id}`
 */
export const getEffectiveGroupMember: GetEffectiveGroupMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'getEffectiveGroupMember is not implemented.' });
};

/**
 * Get a direct member of a group
 *
 * `GET /groups/{id}/members/{user_id}`
 */
export const getGroupMember: GetGroupMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'getGroupMember is not implemented.' });
};

/**
 * List the billable members of a group
 *
 * `GET /groups/{id}/billable_members`
 */
export const listBillableGroupMembers: ListBillableGroupMembersHandler = async () => {
  throw new Refusal({ status: 501, message: 'listBillableGroupMembers is not implemented.' });
};

/**
 * List the direct members of a project
 *
 * `GET /projects/{id}/members`
 */
export const listProjectMembers: ListProjectMembersHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectMembers is not implemented.' });
};

/**
 * List direct, inherited and invited project members
 *
 * `GET /projects/{id}/members/all`
 */
export const listEffectiveProjectMembers: ListEffectiveProjectMembersHandler = async () => {
  throw new Refusal({ status: 501, message: 'listEffectiveProjectMembers is not implemented.' });
};

/**
 * Get a direct, inherited or invited project member
 *
 * `GET /projects/{id}/members/all/{user_id}`
 */
export const getEffectiveProjectMember: GetEffectiveProjectMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'getEffectiveProjectMember is not implemented.' });
};

/**
 * Get a direct member of a project
 *
 * `GET /projects/{id}/members/{user_id}`
 */
export const getProjectMember: GetProjectMemberHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectMember is not implemented.' });
};
