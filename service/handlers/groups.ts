import type { ListGroupsHandler, GetGroupHandler } from '../../generated/server/index.js';
import { groupOf, viewerOf } from '../access/resources.ts';
import { listGroupsPage } from '../families/groups/list.ts';
import { presentGroup, presentGroups } from '../families/groups/present.ts';

/**
 * List groups
 *
 * `GET /groups`
 */
export const listGroups: ListGroupsHandler = async ({ query }, context) => {
  const { app, url, principal } = context;
  const viewer = viewerOf(app, principal);
  const { rows, headers } = await listGroupsPage(app.database, { query, viewer, url });
  return { status: 200, headers, body: await presentGroups(context, rows, query) };
};

/**
 * Get a group
 *
 * `GET /groups/{id}`
 */
export const getGroup: GetGroupHandler = async ({ path, query }, context) => {
  const group = await groupOf(context, path.id);
  return { status: 200, body: await presentGroup(context, group, { withProjects: query.with_projects }) };
};
