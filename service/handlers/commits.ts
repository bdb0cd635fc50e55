import type {
  ListCommitsHandler,
  CreateCommitHandler,
  GetCommitHandler,
  ListCommitRefsHandler,
  GetCommitSequenceHandler,
  CherryPickCommitHandler,
  RevertCommitHandler,
} from '../../generated/server/index.js';
import { projectOf } from '../access/resources.ts';
import { commitStanding } from '../families/commits/pipelines.ts';
import { listCommitsPage } from '../families/commits/list.ts';
import { pickCommit, undoCommit } from '../families/commits/apply.ts';
import { commitView } from '../families/commits/view.ts';
import { commitChanges } from '../families/commits/write.ts';
import { repositoryOf } from '../families/projects/repository.ts';
import { refusing } from '../http/git-refusals.ts';
import { pageOf } from '../http/pages.ts';

/**
 * List the commits of a project
 *
 * `GET /projects/{id}/repository/commits`
 */
export const listCommits: ListCommitsHandler = async ({ path, query }, context) => {
  const { instance } = context.app;
  const project = await projectOf(context, path.id);
  const { commits, headers } = await listCommitsPage(context, project, query);
  const withTrailers = query.trailers ?? false;
  return {
    status: 200,
    headers,
    body: commits.map((commit) => commitView(instance, project, commit, { withTrailers })),
  };
};

/**
 * Create a commit with changes to files
 *
 * `POST /projects/{id}/repository/commits`
 */
export const createCommit: CreateCommitHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  const { commit } = await commitChanges(context, project, body);
  const repository = await repositoryOf(context.app, project);
  const withStats = body.stats ?? true;
  const written = withStats ? await repository.commit(commit.id, { withStats }) : commit;
  const standing = await commitStanding(context.app, project, commit.id);
  return { status: 201, body: { ...commitView(context.app.instance, project, written), ...standing } };
};

/**
 * Get a commit
 *
 * `GET /projects/{id}/repository/commits/{sha}`
 */
export const getCommit: GetCommitHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const commit = await refusing('Commit', () => repository.commit(path.sha, { withStats: query.stats }));
  const standing = await commitStanding(context.app, project, commit.id);
  return { status: 200, body: { ...commitView(context.app.instance, project, commit), ...standing } };
};

/**
 * List branches and tags that contain a commit
 *
 * `GET /projects/{id}/repository/commits/{sha}/refs`
 */
export const listCommitRefs: ListCommitRefsHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const refs = await refusing('Commit', () => repository.refsOf(path.sha, query.type));
  const { items, headers } = pageOf(refs, { url: context.url, query });
  return { status: 200, headers, body: [...items] };
};

/**
 * Count the commits up to a commit
 *
 * `GET /projects/{id}/repository/commits/{sha}/sequence`
 */
export const getCommitSequence: GetCommitSequenceHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const firstParent = query.first_parent ?? false;
  const count = await refusing('Commit', () => repository.sequence(path.sha, { firstParent }));
  return { status: 200, body: { count } };
};

/**
 * Cherry-pick a commit to a branch
 *
 * `POST /projects/{id}/repository/commits/{sha}/cherry_pick`
 */
export const cherryPickCommit: CherryPickCommitHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  return await pickCommit(context, project, { ...body, sha: path.sha });
};

/**
 * Revert a commit
 *
 * `POST /projects/{id}/repository/commits/{sha}/revert`
 */
export const revertCommit: RevertCommitHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  return await undoCommit(context, project, { sha: path.sha, ...body });
};
