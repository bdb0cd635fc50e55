import { Refusal } from '../../generated/server/index.js';
import type { ListProjectsHandler, GetProjectHandler } from '../../generated/server/index.js';

/**
 * List projects
 *
 * `GET /projects`
 */
export const listProjects: ListProjectsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjects is not implemented.' });
};

/**
 * Get a project
 *
 * `GET /projects/{id}`
 */
export const getProject: GetProjectHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProject is not implemented.' });
};
