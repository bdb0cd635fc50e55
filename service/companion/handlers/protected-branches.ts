import type {
  ListProtectedBranchesHandler,
  ProtectBranchHandler,
  GetProtectedBranchHandler,
  UnprotectBranchHandler,
} from '../../../generated/companion/server/index.js';
import type { ApprovalRuleBranch } from '../../../generated/types/index.js';
import { projectOf, type Asking } from '../../access/resources.ts';
import {
  presentProtectedBranches,
  protect,
  protectedBranchOf,
  unprotect,
} from '../../families/branches/protect.ts';
import { protectedBranchesQuery, type ProtectedBranch } from '../../families/branches/protection-queries.ts';
import { offsetPage } from '../../http/pages.ts';

/**
 * List the protected branches of a project
 *
 * `GET /projects/{id}/protected_branches`
 */
export const listProtectedBranches: ListProtectedBranchesHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  const { rows, headers } = await offsetPage<ProtectedBranch>(context.app.database, {
    url: context.url,
    query,
    rows: protectedBranchesQuery(project.id, query.search),
  });
  return { status: 200, headers, body: await presentProtectedBranches(context, rows) };
};

/**
 * Protect a branch
 *
 * `POST /projects/{id}/protected_branches`
 */
export const protectBranch: ProtectBranchHandler = async ({ path, body }, context) => {
  const branch = await protect(context, await projectOf(context, path.id), body);
  return { status: 201, body: await presentOne(context, branch) };
};

/**
 * Get a protected branch
 *
 * `GET /projects/{id}/protected_branches/{name}`
 */
export const getProtectedBranch: GetProtectedBranchHandler = async ({ path }, context) => {
  const branch = await protectedBranchOf(context, await projectOf(context, path.id), path.name);
  return { status: 200, body: await presentOne(context, branch) };
};

/**
 * Unprotect a branch
 *
 * `DELETE /projects/{id}/protected_branches/{name}`
 */
export const unprotectBranch: UnprotectBranchHandler = async ({ path }, context) => {
  const project = await projectOf(context, path.id);
  await unprotect(context, project, await protectedBranchOf(context, project, path.name));
  return { status: 204 };
};

async function presentOne(asking: Asking, branch: ProtectedBranch): Promise<ApprovalRuleBranch> {
  const [presented] = await presentProtectedBranches(asking, [branch]);
  if (presented === undefined) throw new Error('The protected branch is not presented.');
  return presented;
}
