import { groupOf } from '../access/resources.ts';
import {
  deleteMemberRole as deleteRole,
  insertMemberRole,
  memberRolesOf,
} from '../families/member-roles/queries.ts';
import { memberRoleView } from '../families/member-roles/view.ts';
import { pageOf } from '../http/pages.ts';
import { badRequest, notFound } from '../http/refusals.ts';
import type {
  ListMemberRolesHandler,
  CreateMemberRoleHandler,
  DeleteMemberRoleHandler,
  ListGroupMemberRolesHandler,
  CreateGroupMemberRoleHandler,
  DeleteGroupMemberRoleHandler,
} from '../../generated/server/index.js';

/**
 * List the member roles of the instance
 *
 * `GET /member_roles`
 */
export const listMemberRoles: ListMemberRolesHandler = async ({ query }, { app, url }) => {
  const { items, headers } = pageOf(await memberRolesOf(app.database, null), { url, query });
  return { status: 200, headers, body: items.map(memberRoleView) };
};

/**
 * Create a member role of the instance
 *
 * `POST /member_roles`
 */
export const createMemberRole: CreateMemberRoleHandler = async ({ body }, { app }) => {
  const role = await app.database.transaction((writes) => insertMemberRole(writes, null, body));
  return { status: 201, body: memberRoleView(role) };
};

/**
 * Delete a member role of the instance
 *
 * `DELETE /member_roles/{member_role_id}`
 */
export const deleteMemberRole: DeleteMemberRoleHandler = async ({ path }, { app }) => {
  const wasThere = await app.database.transaction((writes) => deleteRole(writes, null, path.member_role_id));
  if (!wasThere) throw notFound('Member Role');
  return { status: 204 };
};

/**
 * List the member roles of a group
 *
 * `GET /groups/{id}/member_roles`
 */
export const listGroupMemberRoles: ListGroupMemberRolesHandler = async ({ path, query }, context) => {
  const group = await groupOf(context, path.id);
  const { items, headers } = pageOf(await memberRolesOf(context.app.database, group.id), {
    url: context.url,
    query,
  });
  return { status: 200, headers, body: items.map(memberRoleView) };
};

/**
 * Create a member role of a group
 *
 * `POST /groups/{id}/member_roles`
 */
export const createGroupMemberRole: CreateGroupMemberRoleHandler = async ({ path, body }, context) => {
  const group = await groupOf(context, path.id);
  if (group.parent_id !== null) throw badRequest('Roles can be added to top-level groups only.');
  const role = await context.app.database.transaction((writes) => insertMemberRole(writes, group.id, body));
  return { status: 201, body: memberRoleView(role) };
};

/**
 * Delete a member role of a group
 *
 * `DELETE /groups/{id}/member_roles/{member_role_id}`
 */
export const deleteGroupMemberRole: DeleteGroupMemberRoleHandler = async ({ path }, context) => {
  const group = await groupOf(context, path.id);
  const wasThere = await context.app.database.transaction((writes) =>
    deleteRole(writes, group.id, path.member_role_id),
  );
  if (!wasThere) throw notFound('Member Role');
  return { status: 204 };
};
