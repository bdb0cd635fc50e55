import { Refusal } from '../../../generated/companion/server/index.js';
import type { DeleteProjectPagesDomainHandler } from '../../../generated/companion/server/index.js';

/**
 * Delete a domain of a project
 *
 * `DELETE /projects/{id}/pages/domains/{domain}`
 */
export const deleteProjectPagesDomain: DeleteProjectPagesDomainHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProjectPagesDomain is not implemented.' });
};
