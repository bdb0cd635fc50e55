import { Refusal } from '../../generated/server/index.js';
import type {
  ListProjectIntegrationsHandler,
  GetProjectIntegrationHandler,
  UpdateProjectIntegrationHandler,
  DeleteProjectIntegrationHandler,
} from '../../generated/server/index.js';

/**
 * List the active integrations of a project
 *
 * `GET /projects/{id}/integrations`
 */
export const listProjectIntegrations: ListProjectIntegrationsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectIntegrations is not implemented.' });
};

/**
 * Get an integration of a project
 *
 * `GET /projects/{id}/integrations/{slug}`
 */
export const getProjectIntegration: GetProjectIntegrationHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectIntegration is not implemented.' });
};

/**
 * Set up an integration of a project
 *
 * `PUT /projects/{id}/integrations/{slug}`
 */
export const updateProjectIntegration: UpdateProjectIntegrationHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectIntegration is not implemented.' });
};

/**
 * Disable an integration of a project
 *
 * `DELETE /projects/{id}/integrations/{slug}`
 */
export const deleteProjectIntegration: DeleteProjectIntegrationHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProjectIntegration is not implemented.' });
};
