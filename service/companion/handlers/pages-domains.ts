import type { DeleteProjectPagesDomainHandler } from '../../../generated/companion/server/index.js';
import { domainIn, projectWithDomains } from '../../families/pages-domains/access.ts';
import { deletePagesDomain } from '../../families/pages-domains/queries.ts';

/**
 * Delete a domain of a project
 *
 * `DELETE /projects/{id}/pages/domains/{domain}`
 */
export const deleteProjectPagesDomain: DeleteProjectPagesDomainHandler = async ({ path }, context) => {
  const project = await projectWithDomains(context, path.id);
  const { id } = await domainIn(context, project, path.domain);
  await context.app.database.transaction((writes) => deletePagesDomain(writes, id));
  return { status: 204 };
};
