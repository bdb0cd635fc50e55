import { Refusal } from '../../../generated/companion/server/index.js';
import type { ListCommitDifferencesHandler } from '../../../generated/companion/server/index.js';

/**
 * List what a commit changes
 *
 * `GET /projects/{id}/repository/commits/{sha}/diff`
 */
export const listCommitDifferences: ListCommitDifferencesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listCommitDifferences is not implemented.' });
};
