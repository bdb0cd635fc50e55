import type {
  ListRepositoryTreeHandler,
  GetRepositoryBlobHandler,
  GetRawRepositoryBlobHandler,
  DownloadRepositoryArchiveHandler,
  DownloadRepositoryArchiveInFormatHandler,
  CompareRepositoryRefsHandler,
  ListRepositoryContributorsHandler,
  GetRepositoryMergeBaseHandler,
  AddChangelogHandler,
} from '../../generated/server/index.js';
import { projectWithCode } from '../access/parts.ts';
import { projectOf } from '../access/resources.ts';
import { addVersion } from '../families/changelog/add.ts';
import { commitView } from '../families/commits/view.ts';
import { archiveOf } from '../families/repository/archive.ts';
import { treePage } from '../families/repository/tree.ts';
import { comparisonView } from '../families/repository/view.ts';
import { repositoryOf } from '../families/projects/repository.ts';
import { byteStream } from '../http/byte-stream.ts';
import { refusing } from '../http/git-refusals.ts';
import { pageOf } from '../http/pages.ts';
import { notFound } from '../http/refusals.ts';

/**
 * List files and folders of a repository
 *
 * `GET /projects/{id}/repository/tree`
 */
export const listRepositoryTree: ListRepositoryTreeHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  const { entries, headers } = await treePage(context, project, query);
  return { status: 200, headers, body: entries };
};

/**
 * Get the content and size of a blob
 *
 * `GET /projects/{id}/repository/blobs/{sha}`
 */
export const getRepositoryBlob: GetRepositoryBlobHandler = async ({ path }, context) => {
  const repository = await repositoryOf(context.app, await projectOf(context, path.id));
  const { id, size, content } = await refusing('Blob', () => repository.blob(path.sha));
  return {
    status: 200,
    body: { size, encoding: 'base64', content: content.toString('base64'), sha: id },
  };
};

/**
 * Get the raw content of a blob
 *
 * `GET /projects/{id}/repository/blobs/{sha}/raw`
 */
export const getRawRepositoryBlob: GetRawRepositoryBlobHandler = async ({ path }, context) => {
  const repository = await repositoryOf(context.app, await projectOf(context, path.id));
  const { stream } = await refusing('Blob', () => repository.blobStream(path.sha));
  return { status: 200, contentType: 'application/octet-stream', body: byteStream(stream) };
};

/**
 * Download the repository as a tar.gz archive
 *
 * `GET /projects/{id}/repository/archive`
 */
export const downloadRepositoryArchive: DownloadRepositoryArchiveHandler = async (
  { path, query },
  context,
) => ({
  status: 200,
  ...(await archiveOf(context, path.id, 'tar.gz', query)),
});

/**
 * Download the repository as an archive
 *
 * `GET /projects/{id}/repository/archive.{format}`
 */
export const downloadRepositoryArchiveInFormat: DownloadRepositoryArchiveInFormatHandler = async (
  { path, query },
  context,
) => ({ status: 200, ...(await archiveOf(context, path.id, path.format, query)) });

/**
 * Compare two commits or branches
 *
 * `GET /projects/{id}/repository/compare`
 */
export const compareRepositoryRefs: CompareRepositoryRefsHandler = async ({ path, query }, context) => {
  const { from, to, from_project_id: fromId, straight, unidiff: unified } = query;
  const project = await projectOf(context, path.id);
  const origin = fromId === undefined ? project : await projectWithCode(context, fromId);
  const repository = await repositoryOf(context.app, project);
  const fromRepository = origin.id === project.id ? undefined : await repositoryOf(context.app, origin);
  const comparison = await refusing('Ref', () =>
    repository.compare({
      from,
      to,
      straight,
      unified,
      ...(fromRepository === undefined ? {} : { fromRepository }),
    }),
  );
  return { status: 200, body: comparisonView(context.app.instance, project, comparison) };
};

/**
 * List the contributors of a repository
 *
 * `GET /projects/{id}/repository/contributors`
 */
export const listRepositoryContributors: ListRepositoryContributorsHandler = async (
  { path, query },
  context,
) => {
  const { ref, order_by: orderBy, sort } = query;
  const repository = await repositoryOf(context.app, await projectOf(context, path.id));
  const isEmpty = ref === undefined && (await repository.isEmpty());
  const contributors = isEmpty
    ? []
    : await refusing('Ref', () =>
        repository.contributors({ orderBy, sort, ...(ref === undefined ? {} : { revision: ref }) }),
      );
  const { items, headers } = pageOf(contributors, { url: context.url, query });
  return { status: 200, headers, body: [...items] };
};

/**
 * Get the common ancestor of commits
 *
 * `GET /projects/{id}/repository/merge_base`
 */
export const getRepositoryMergeBase: GetRepositoryMergeBaseHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const base = await refusing('Ref', () => repository.mergeBase(query['refs[]']));
  if (base === undefined) throw notFound('Merge Base');
  return { status: 200, body: commitView(context.app.instance, project, await repository.commit(base)) };
};

/**
 * Add a version to the changelog
 *
 * `POST /projects/{id}/repository/changelog`
 */
export const addChangelog: AddChangelogHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  const { commit } = await addVersion(context, project, body);
  return { status: 200, body: commitView(context.app.instance, project, commit) };
};
