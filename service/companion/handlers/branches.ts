import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  ListBranchesHandler,
  CreateBranchHandler,
  GetBranchHandler,
  DeleteBranchHandler,
} from '../../../generated/companion/server/index.js';

/**
 * List the branches of a repository
 *
 * `GET /projects/{id}/repository/branches`
 */
export const listBranches: ListBranchesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listBranches is not implemented.' });
};

/**
 * Create a branch
 *
 * `POST /projects/{id}/repository/branches`
 */
export const createBranch: CreateBranchHandler = async () => {
  throw new Refusal({ status: 501, message: 'createBranch is not implemented.' });
};

/**
 * Get a branch
 *
 * `GET /projects/{id}/repository/branches/{branch}`
 */
export const getBranch: GetBranchHandler = async () => {
  throw new Refusal({ status: 501, message: 'getBranch is not implemented.' });
};

/**
 * Delete a branch
 *
 * `DELETE /projects/{id}/repository/branches/{branch}`
 */
export const deleteBranch: DeleteBranchHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteBranch is not implemented.' });
};
