import type { ApprovalCreate } from '../../../generated/companion/types/index.js';
import { Refusal } from '../../../generated/server/index.js';
import { levels } from '../../access/level.ts';
import { opens } from '../../access/permissions.ts';
import { levelInProject, type Viewer } from '../../access/queries.ts';
import { callerIn } from '../../access/require.ts';
import { viewerOf, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { GitError } from '../../git/errors.ts';
import { conflict, unauthorized } from '../../http/refusals.ts';
import type { InProject } from '../merge-requests/context-commits.ts';
import { repositoryOf } from '../projects/repository.ts';
import { isPassword } from '../users/password.ts';
import { addApproval, removeApproval, usersOfAddresses } from './given.ts';
import { approvalState, type ApprovalState } from './state.ts';

/** Maximum commits that are checked for their authors; with more, anybody may be one of them. */
const mostCommits = 10_000;

/**
 * Approves a merge request. Throws a `Refusal`: 409 if its source branch is not at `sha`, 401 if the caller may not
 * approve, has already approved, or must give a password.
 */
export async function approve(
  asking: Asking,
  { project, row }: InProject,
  body: ApprovalCreate,
): Promise<void> {
  const { app } = asking;
  const { user } = callerIn(asking);
  if (body.sha !== undefined && body.sha !== row.sha)
    throw conflict(`SHA does not match HEAD of source branch: ${row.sha ?? ''}`);
  const state = await approvalState(app, project, row);
  if (!(await mayApprove(asking, { project, row }, state))) throw unauthorized();
  if (state.settings.require_reauthentication_to_approve.value) {
    if (!(await isPassword(body.approval_password ?? '', user.password_hash))) throw unauthorized();
  }
  const now = instant(app.clock);
  const added = await app.database.transaction((writes) =>
    addApproval(writes, row, { userId: user.id, now }),
  );
  if (!added) throw unauthorized();
}

/** Revokes the caller's approval. Throws a `Refusal` of 404 if there is none, or if the merge request is not open. */
export async function unapprove(asking: Asking, { row }: InProject): Promise<void> {
  const { user } = callerIn(asking);
  const removed =
    row.state === 'opened' &&
    (await asking.app.database.transaction((writes) => removeApproval(writes, row.id, user.id)));
  if (!removed) throw new Refusal({ status: 404, message: '404 Not Found' });
}

/** Whether the caller can now approve an open merge request. */
export async function mayApprove(
  asking: Asking,
  { project, row }: InProject,
  { settings, rules, approvals }: ApprovalState,
): Promise<boolean> {
  const { app, principal } = asking;
  const viewer = viewerOf(app, principal);
  if (viewer === undefined || row.state !== 'opened') return false;
  const { userId } = viewer;
  if (approvals.some(({ user_id }) => user_id === userId)) return false;
  if (!settings.allow_author_approval.value && row.author_id === userId) return false;
  const isNamed = rules.some(({ named }) => named?.some(({ id }) => id === userId));
  if (!isNamed && !(await approvesHere(app, viewer, project))) return false;
  return settings.allow_committer_approval.value || !(await hasCommitted(asking, { project, row }, userId));
}

/** Whether a user whom no rule names may approve in a project: developers, and users with a custom role for it. */
async function approvesHere(
  { database }: Asking['app'],
  viewer: Viewer,
  project: Row<'projects'>,
): Promise<boolean> {
  if (((await levelInProject(database, viewer, project)) ?? 0) >= levels.developer) return true;
  return await opens(database, viewer, { kind: 'project', row: project }, 'approveMergeRequest');
}

/** Whether a user is an author or committer of a merge request's commits; true if that is unknown. */
async function hasCommitted({ app }: Asking, { project, row }: InProject, userId: number): Promise<boolean> {
  const repository = await repositoryOf(app, project);
  try {
    const revision = `refs/heads/${row.target_branch}..${row.sha ?? ''}`;
    const { items } = await repository.commits({ revision, limit: mostCommits + 1 });
    if (items.length > mostCommits) return true;
    const addresses = items.flatMap(({ author, committer }) => [author.email, committer.email]);
    return (await usersOfAddresses(app.database, [...new Set(addresses)])).has(userId);
  } catch (error) {
    if (error instanceof GitError) return true;
    throw error;
  }
}

/** Throws a `Refusal` of 405 if a merge request lacks approvals. */
export async function mustBeApproved(
  app: Asking['app'],
  project: Row<'projects'>,
  row: Row<'merge_requests'>,
): Promise<void> {
  if (!(await approvalState(app, project, row)).approved)
    throw new Refusal({ status: 405, message: '405 Method Not Allowed' });
}
