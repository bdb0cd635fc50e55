import type { ListProjectsHandler, GetProjectHandler } from '../../generated/server/index.js';
import { projectOf, viewerOf } from '../access/resources.ts';
import { presentProject, presentProjects } from '../families/projects/present.ts';
import { projectsQuery } from '../families/projects/search.ts';
import type { Row } from '../database/rows.ts';
import { offsetPage } from '../http/pages.ts';

/**
 * List projects
 *
 * `GET /projects`
 */
export const listProjects: ListProjectsHandler = async ({ query }, context) => {
  const { app, url, principal } = context;
  const { rows, headers } = await offsetPage<Row<'projects'>>(app.database, {
    url,
    query,
    rows: projectsQuery(query, viewerOf(app, principal)),
  });
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
