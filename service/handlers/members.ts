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
import { groupOf, type Asking } from '../access/resources.ts';
import { billablePage } from '../families/members/billable.ts';
import { memberOf, membersPage, type MembersQuery, type Reach } from '../families/members/list.ts';
import { presentMember, presentMembers } from '../families/members/present.ts';
import { groupSource, projectSource, type MemberSource } from '../families/members/source.ts';
import { badRequest } from '../http/refusals.ts';

async function list(
  context: Asking & { readonly url: URL },
  source: MemberSource,
  reach: Reach,
  query: MembersQuery,
) {
  const { rows, headers } = await membersPage(context, source, reach, query);
  return { status: 200, headers, body: await presentMembers(context, source, rows, query) } as const;
}

async function get(context: Asking, source: MemberSource, reach: Reach, userId: number) {
  const standing = await memberOf(context, source, reach, userId);
  return { status: 200, body: await presentMember(context, source, standing) } as const;
}

/**
 * List the direct members of a group
 *
 * `GET /groups/{id}/members`
 */
export const listGroupMembers: ListGroupMembersHandler = async ({ path, query }, context) =>
  await list(context, await groupSource(context, path.id), 'direct', query);

/**
 * List direct, inherited and invited group members
 *
 * `GET /groups/{id}/members/all`
 */
export const listEffectiveGroupMembers: ListEffectiveGroupMembersHandler = async ({ path, query }, context) =>
  await list(context, await groupSource(context, path.id), 'effective', query);

/**
 * Get a direct, inherited or invited group member
 *
 * `GET /groups/{id}/members/all/{user_id}`
 */
export const getEffectiveGroupMember: GetEffectiveGroupMemberHandler = async ({ path }, context) =>
  await get(context, await groupSource(context, path.id), 'effective', path.user_id);

/**
 * Get a direct member of a group
 *
 * `GET /groups/{id}/members/{user_id}`
 */
export const getGroupMember: GetGroupMemberHandler = async ({ path }, context) =>
  await get(context, await groupSource(context, path.id), 'direct', path.user_id);

/**
 * List the billable members of a group
 *
 * `GET /groups/{id}/billable_members`
 */
export const listBillableGroupMembers: ListBillableGroupMembersHandler = async ({ path, query }, context) => {
  const group = await groupOf(context, path.id);
  if (group.parent_id !== null) throw badRequest('Billable members are those of top-level groups.');
  const { body, headers } = await billablePage(context, group.id, query);
  return { status: 200, headers, body };
};

/**
 * List the direct members of a project
 *
 * `GET /projects/{id}/members`
 */
export const listProjectMembers: ListProjectMembersHandler = async ({ path, query }, context) =>
  await list(context, await projectSource(context, path.id), 'direct', query);

/**
 * List direct, inherited and invited project members
 *
 * `GET /projects/{id}/members/all`
 */
export const listEffectiveProjectMembers: ListEffectiveProjectMembersHandler = async (
  { path, query },
  context,
) => await list(context, await projectSource(context, path.id), 'effective', query);

/**
 * Get a direct, inherited or invited project member
 *
 * `GET /projects/{id}/members/all/{user_id}`
 */
export const getEffectiveProjectMember: GetEffectiveProjectMemberHandler = async ({ path }, context) =>
  await get(context, await projectSource(context, path.id), 'effective', path.user_id);

/**
 * Get a direct member of a project
 *
 * `GET /projects/{id}/members/{user_id}`
 */
export const getProjectMember: GetProjectMemberHandler = async ({ path }, context) =>
  await get(context, await projectSource(context, path.id), 'direct', path.user_id);
