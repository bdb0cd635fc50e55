import type { ListProjectsHandler, GetProjectHandler } from '../../generated/server/index.js';
import { projectOf, viewerOf } from '../access/resources.ts';
import { projectsPage } from '../families/projects/list.ts';
import { presentProject, presentProjects } from '../families/projects/present.ts';

/**
 * List projects
 *
 * `GET /projects`
 */
export const listProjects: ListProjectsHandler = async ({ query }, context) => {
  const { app, url, principal } = context;
  const viewer = viewerOf(app, principal);
  const { rows, headers } = await projectsPage(app.database, { query, viewer, url });
  return { status: 200, headers, body: await presentProjects(context, rows, query) };
};

/**
 * Get a project
 *
 * `GET /projects/{id}`
 */
export const getProject: GetProjectHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  return { status: 200, body: await presentProject(context, project, query) };
};
