import { Refusal } from '../../generated/server/index.js';
import type {
  ListPagesDomainsHandler,
  ListProjectPagesDomainsHandler,
  CreateProjectPagesDomainHandler,
  GetProjectPagesDomainHandler,
  UpdateProjectPagesDomainHandler,
} from '../../generated/server/index.js';

/**
 * List the domains of the instance
 *
 * `GET /pages/domains`
 */
export const listPagesDomains: ListPagesDomainsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listPagesDomains is not implemented.' });
};

/**
 * List the domains of a project
 *
 * `GET /projects/{id}/pages/domains`
 */
export const listProjectPagesDomains: ListProjectPagesDomainsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectPagesDomains is not implemented.' });
};

/**
 * Add a domain to a project
 *
 * `POST /projects/{id}/pages/domains`
 */
export const createProjectPagesDomain: CreateProjectPagesDomainHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProjectPagesDomain is not implemented.' });
};

/**
 * Get a domain of a project
 *
 * `GET /projects/{id}/pages/domains/{domain}`
 */
export const getProjectPagesDomain: GetProjectPagesDomainHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectPagesDomain is not implemented.' });
};

/**
 * Change a domain of a project
 *
 * `PUT /projects/{id}/pages/domains/{domain}`
 */
export const updateProjectPagesDomain: UpdateProjectPagesDomainHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectPagesDomain is not implemented.' });
};
