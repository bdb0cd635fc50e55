import type {
  CherryPickCommitServerResponse,
  RevertCommitServerResponse,
} from '../../../generated/server/index.js';
import type { Commit as CommitBody } from '../../../generated/types/index.js';
import { callerIn, requireInProject } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { cannotApply, refusing } from '../../http/git-refusals.ts';
import { badRequest } from '../../http/refusals.ts';
import { authorshipOf } from './authorship.ts';
import { commitView } from './view.ts';
import { writerLevel, writing } from './write.ts';

/** The commit to apply or revert, and the target branch. */
interface Application {
  readonly sha: string;
  readonly branch: string;
  readonly message?: string;
  readonly dry_run?: boolean;
}

/** Why a commit could not be applied, in the form for clients (Part B 4.2). */
interface Failure {
  readonly status: 400;
  readonly body: { readonly message: string; readonly error_code: 'conflict' | 'empty' };
}

/** Applies a commit to a branch, or checks whether it can be applied. */
export async function pickCommit(
  asking: Asking,
  project: Row<'projects'>,
  application: Application,
): Promise<CherryPickCommitServerResponse> {
  const body = await apply(asking, project, { ...application, verb: 'cherryPick' });
  if ('status' in body && body.status === 400) return body as Failure;
  return application.dry_run === true
    ? { status: 200, body: { dry_run: 'success' } }
    : { status: 201, body: body as CommitBody };
}

/**
 * Reverts a commit on a branch. The document does not show the members of the body: those of cherry-picks are accepted,
 * and the default branch is used if none is named.
 */
export async function undoCommit(
  asking: Asking,
  project: Row<'projects'>,
  given: Readonly<Record<string, unknown>>,
): Promise<RevertCommitServerResponse> {
  await requireInProject(asking, project, writerLevel);
  const { sha, branch = project.default_branch ?? 'main', message, dry_run } = given;
  if (typeof branch !== 'string' || branch === '') throw badRequest('branch is invalid');
  const application = {
    sha: String(sha),
    branch,
    dry_run: dry_run === true || dry_run === 'true',
    ...(typeof message === 'string' ? { message } : {}),
  };
  const body = await apply(asking, project, { ...application, verb: 'revert' });
  if ('status' in body && body.status === 400) return body as Failure;
  return application.dry_run
    ? { status: 200, body: { dry_run: 'success' } }
    : { status: 201, body: { ...body } };
}

async function apply(
  asking: Asking,
  project: Row<'projects'>,
  { sha, branch, message, dry_run = false, verb }: Application & { readonly verb: 'cherryPick' | 'revert' },
): Promise<CommitBody | Failure> {
  const committer = await authorshipOf(asking.app, callerIn(asking));
  try {
    const { commit } = await refusing('Commit', () =>
      writing(
        asking,
        project,
        (repository) =>
          repository[verb]({
            branch,
            revision: sha,
            committer,
            dryRun: dry_run,
            ...(message === undefined ? {} : { message }),
          }),
        { dryRun: dry_run },
      ),
    );
    return commitView(asking.app.instance, project, commit);
  } catch (error) {
    const reason = cannotApply(error);
    if (reason === undefined) throw error;
    const code = reason === 'empty' ? 'empty' : 'conflict';
    const what = verb === 'revert' ? 'revert' : 'cherry-pick';
    const text = `Sorry, we cannot ${what} this commit automatically. ${reasons[code]}`;
    return { status: 400, body: { message: text, error_code: code } };
  }
}

const reasons = {
  conflict: 'It has a conflict with the branch.',
  empty: 'The branch already has what it changes.',
} as const;
