import type {
  ListBranchesHandler,
  CreateBranchHandler,
  GetBranchHandler,
  DeleteBranchHandler,
} from '../../../generated/companion/server/index.js';
import type { Branch as BranchBody } from '../../../generated/companion/types/index.js';
import { projectOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { createBranchAs, deleteBranchAs } from '../../families/branches/change.ts';
import { branchesPage } from '../../families/branches/list.ts';
import { presentBranches } from '../../families/branches/view.ts';
import { repositoryOf } from '../../families/projects/repository.ts';
import type { Branch } from '../../git/objects/types.ts';
import { refusing } from '../../http/git-refusals.ts';

/**
 * List the branches of a repository
 *
 * `GET /projects/{id}/repository/branches`
 */
export const listBranches: ListBranchesHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const { branches, headers } = await branchesPage(repository, { query, url: context.url });
  return { status: 200, headers, body: await presentBranches(context, { project, repository }, branches) };
};

/**
 * Create a branch
 *
 * `POST /projects/{id}/repository/branches`
 */
export const createBranch: CreateBranchHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  const branch = await createBranchAs(context, project, body);
  return { status: 201, body: await presentBranch(context, project, branch) };
};

/**
 * Get a branch
 *
 * `GET /projects/{id}/repository/branches/{branch}`
 */
export const getBranch: GetBranchHandler = async ({ path }, context) => {
  const project = await projectOf(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const branch = await refusing('Branch', () => repository.branch(path.branch));
  return { status: 200, body: await presentBranch(context, project, branch) };
};

/**
 * Delete a branch
 *
 * `DELETE /projects/{id}/repository/branches/{branch}`
 */
export const deleteBranch: DeleteBranchHandler = async ({ path }, context) => {
  await deleteBranchAs(context, await projectOf(context, path.id), path.branch);
  return { status: 204 };
};

async function presentBranch(asking: Asking, project: Row<'projects'>, branch: Branch): Promise<BranchBody> {
  const repository = await repositoryOf(asking.app, project);
  const [presented] = await presentBranches(asking, { project, repository }, [branch]);
  if (presented === undefined) throw new Error('The branch is not presented.');
  return presented;
}
