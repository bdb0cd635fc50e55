import type {
  CreateGroupMemberHandler,
  UpdateGroupMemberHandler,
  DeleteGroupMemberHandler,
  CreateProjectMemberHandler,
  UpdateProjectMemberHandler,
  DeleteProjectMemberHandler,
} from '../../../generated/companion/server/index.js';
import { addMembers } from '../../families/members/add-several.ts';
import { changeMember } from '../../families/members/change.ts';
import { presentMember } from '../../families/members/present.ts';
import { removeMember } from '../../families/members/remove.ts';
import { groupSource, projectSource } from '../../families/members/source.ts';

/**
 * Add members to a group
 *
 * `POST /groups/{id}/members`
 */
export const createGroupMember: CreateGroupMemberHandler = async ({ path, body }, context) => {
  const source = await groupSource(context, path.id);
  return { status: 201, body: await addMembers(context, source, body) };
};

/**
 * Change a member of a group
 *
 * `PUT /groups/{id}/members/{user_id}`
 */
export const updateGroupMember: UpdateGroupMemberHandler = async ({ path, body }, context) => {
  const source = await groupSource(context, path.id);
  const member = await changeMember(context, source, path.user_id, body);
  return {
    status: 200,
    body: await presentMember(context, source, { ...member, level: member.access_level }),
  };
};

/**
 * Remove a member from a group
 *
 * `DELETE /groups/{id}/members/{user_id}`
 */
export const deleteGroupMember: DeleteGroupMemberHandler = async ({ path, query }, context) => {
  const source = await groupSource(context, path.id);
  await removeMember(context, source, path.user_id, {
    keepBelow: query.skip_subresources,
    unassign: query.unassign_issuables,
  });
  return { status: 204 };
};

/**
 * Add members to a project
 *
 * `POST /projects/{id}/members`
 */
export const createProjectMember: CreateProjectMemberHandler = async ({ path, body }, context) => {
  const source = await projectSource(context, path.id);
  return { status: 201, body: await addMembers(context, source, body) };
};

/**
 * Change a member of a project
 *
 * `PUT /projects/{id}/members/{user_id}`
 */
export const updateProjectMember: UpdateProjectMemberHandler = async ({ path, body }, context) => {
  const source = await projectSource(context, path.id);
  const member = await changeMember(context, source, path.user_id, body);
  return {
    status: 200,
    body: await presentMember(context, source, { ...member, level: member.access_level }),
  };
};

/**
 * Remove a member from a project
 *
 * `DELETE /projects/{id}/members/{user_id}`
 */
export const deleteProjectMember: DeleteProjectMemberHandler = async ({ path, query }, context) => {
  const source = await projectSource(context, path.id);
  await removeMember(context, source, path.user_id, {
    keepBelow: query.skip_subresources,
    unassign: query.unassign_issuables,
  });
  return { status: 204 };
};
