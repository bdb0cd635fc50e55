import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  CreateProjectHandler,
  UpdateProjectHandler,
  DeleteProjectHandler,
  ShareProjectHandler,
  UnshareProjectHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Create a project
 *
 * `POST /projects`
 */
export const createProject: CreateProjectHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProject is not implemented.' });
};

/**
 * Change a project
 *
 * `PUT /projects/{id}`
 */
export const updateProject: UpdateProjectHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProject is not implemented.' });
};

/**
 * Delete a project
 *
 * `DELETE /projects/{id}`
 */
export const deleteProject: DeleteProjectHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProject is not implemented.' });
};

/**
 * Share a project with a group
 *
 * `POST /projects/{id}/share`
 */
export const shareProject: ShareProjectHandler = async () => {
  throw new Refusal({ status: 501, message: 'shareProject is not implemented.' });
};

/**
 * Stop sharing a project with a group
 *
 * `DELETE /projects/{id}/share/{group_id}`
 */
export const unshareProject: UnshareProjectHandler = async () => {
  throw new Refusal({ status: 501, message: 'unshareProject is not implemented.' });
};
