import type {
  CreateGroupHandler,
  UpdateGroupHandler,
  DeleteGroupHandler,
  ShareGroupHandler,
  UnshareGroupHandler,
  ListSubgroupsHandler,
  ListGroupProjectsHandler,
} from '../../../generated/companion/server/index.js';
import { levels } from '../../access/level.ts';
import { requireInGroup } from '../../access/require.ts';
import { groupOf, viewerOf } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { changeGroup, createGroupAs } from '../../families/groups/change.ts';
import { groupProjectsQuery, subgroupsQuery } from '../../families/groups/contents.ts';
import { deleteGroup as deleteWhole } from '../../families/groups/delete.ts';
import { presentGroup, presentGroups } from '../../families/groups/present.ts';
import { share, unshare } from '../../families/groups/share.ts';
import { groupSource } from '../../families/members/source.ts';
import { presentProjects } from '../../families/projects/present.ts';
import { offsetPage } from '../../http/pages.ts';

/**
 * Create a group
 *
 * `POST /groups`
 */
export const createGroup: CreateGroupHandler = async ({ body }, context) => {
  const group = await createGroupAs(context, body);
  return { status: 201, body: await presentGroup(context, group, { withProjects: true }) };
};

/**
 * Change a group
 *
 * `PUT /groups/{id}`
 */
export const updateGroup: UpdateGroupHandler = async ({ path, body = {} }, context) => {
  const group = await changeGroup(context, await groupOf(context, path.id), body);
  return { status: 200, body: await presentGroup(context, group, { withProjects: true }) };
};

/**
 * Delete a group
 *
 * `DELETE /groups/{id}`
 */
export const deleteGroup: DeleteGroupHandler = async ({ path }, context) => {
  const group = await groupOf(context, path.id);
  // A custom role deletes groups in groups alone.
  const { app, principal } = context;
  if (group.parent_id === null) await requireInGroup({ app, principal }, group.id, levels.owner);
  await deleteWhole(app, group);
  return { status: 202, body: { message: '202 Accepted' } };
};

/**
 * Share a group with a group
 *
 * `POST /groups/{id}/share`
 */
export const shareGroup: ShareGroupHandler = async ({ path, body }, context) => {
  const group = await groupOf(context, path.id);
  await share(context, await groupSource(context, group.id), body);
  return { status: 201, body: await presentGroup(context, group, { withProjects: true }) };
};

/**
 * Stop sharing a group with a group
 *
 * `DELETE /groups/{id}/share/{group_id}`
 */
export const unshareGroup: UnshareGroupHandler = async ({ path }, context) => {
  const group = await groupOf(context, path.id);
  await unshare(context, { kind: 'group', id: group.id }, path.group_id);
  return { status: 204 };
};

/**
 * List the subgroups of a group
 *
 * `GET /groups/{id}/subgroups`
 */
export const listSubgroups: ListSubgroupsHandler = async ({ path, query }, context) => {
  const { app, principal, url } = context;
  const group = await groupOf(context, path.id);
  const rows = subgroupsQuery(group.id, query, viewerOf(app, principal));
  const page = await offsetPage<Row<'namespaces'>>(app.database, { url, query, rows });
  return { status: 200, headers: page.headers, body: await presentGroups(context, page.rows, query) };
};

/**
 * List the projects of a group
 *
 * `GET /groups/{id}/projects`
 */
export const listGroupProjects: ListGroupProjectsHandler = async ({ path, query }, context) => {
  const { app, principal, url } = context;
  const group = await groupOf(context, path.id);
  const rows = groupProjectsQuery(group.id, query, viewerOf(app, principal));
  const page = await offsetPage<Row<'projects'>>(app.database, { url, query, rows });
  return { status: 200, headers: page.headers, body: await presentProjects(context, page.rows, query) };
};
