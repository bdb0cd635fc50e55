import type { CommitCreate } from '../../../generated/types/index.js';
import { projectWithCode } from '../../access/parts.ts';
import { callerIn, requireInProject } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { PathNotFound, RefNotFound } from '../../git/errors.ts';
import type { Repository, Written } from '../../git/repository.ts';
import { badRequest } from '../../http/refusals.ts';
import { refusing } from '../../http/git-refusals.ts';
import { changeReferences } from '../projects/references.ts';
import { repositoryOf } from '../projects/repository.ts';
import { fileActions } from './actions.ts';
import { authorshipOf } from './authorship.ts';

/** The lowest level that may push or commit. */
export const writerLevel = 30;

/** Lets a caller write to the repository of a project, and then runs what follows a change of references. */
export async function writing(
  asking: Asking,
  project: Row<'projects'>,
  write: (repository: Repository) => Promise<Written>,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<Written> {
  await requireInProject(asking, project, writerLevel);
  if (dryRun) return await write(await repositoryOf(asking.app, project));
  return await changeReferences(asking.app, { project, caller: callerIn(asking) }, write);
}

/** Commits the changes of a request (Part B 4.2): all of them or none. */
export async function commitChanges(
  asking: Asking,
  project: Row<'projects'>,
  body: CommitCreate,
): Promise<Written> {
  await requireInProject(asking, project, writerLevel);
  const { branch, commit_message: message, start_branch, start_sha, start_project, force = false } = body;
  if (start_branch !== undefined && start_sha !== undefined)
    throw badRequest('start_branch, start_sha are mutually exclusive');
  const start = start_sha ?? start_branch;
  if (start === undefined && (force || start_project !== undefined))
    throw badRequest('force and start_project need start_branch or start_sha');
  const actions = fileActions(body.actions);
  const origin = start_project === undefined ? project : await projectWithCode(asking, start_project);
  const committer = await authorshipOf(asking.app, callerIn(asking));
  const author = {
    ...committer,
    ...(body.author_name === undefined ? {} : { name: body.author_name }),
    ...(body.author_email === undefined ? {} : { email: body.author_email }),
  };
  return await refusing('Branch', () =>
    writing(asking, project, async (repository) => {
      const startRepository = origin.id === project.id ? undefined : await repositoryOf(asking.app, origin);
      try {
        return await repository.createCommit({
          branch,
          message,
          actions,
          author,
          committer,
          force,
          ...(start === undefined ? {} : { start }),
          ...(startRepository === undefined ? {} : { startRepository }),
        });
      } catch (error) {
        if (error instanceof PathNotFound) throw badRequest("A file with this name doesn't exist");
        if (error instanceof RefNotFound)
          throw badRequest('You can only create or edit files when you are on a branch');
        throw error;
      }
    }),
  );
}
