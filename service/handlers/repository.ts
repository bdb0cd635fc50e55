import { Refusal } from '../../generated/server/index.js';
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

/**
 * List the files and folders
 *
 * `GET /projects/{id}/repository/tree`
 */
export const listRepositoryTree: ListRepositoryTreeHandler = async () => {
  throw new Refusal({ status: 501, message: 'listRepositoryTree is not implemented.' });
};

/**
 * Get a blob with its size
 *
 * `GET /projects/{id}/repository/blobs/{sha}`
 */
export const getRepositoryBlob: GetRepositoryBlobHandler = async () => {
  throw new Refusal({ status: 501, message: 'getRepositoryBlob is not implemented.' });
};

/**
 * Get the bytes of a blob
 *
 * `GET /projects/{id}/repository/blobs/{sha}/raw`
 */
export const getRawRepositoryBlob: GetRawRepositoryBlobHandler = async () => {
  throw new Refusal({ status: 501, message: 'getRawRepositoryBlob is not implemented.' });
};

/**
 * Download the repository as tar.gz
 *
 * `GET /projects/{id}/repository/archive`
 */
export const downloadRepositoryArchive: DownloadRepositoryArchiveHandler = async () => {
  throw new Refusal({ status: 501, message: 'downloadRepositoryArchive is not implemented.' });
};

/**
 * Download the repository in a chosen format
 *
 * `GET /projects/{id}/repository/archive.{format}`
 */
export const downloadRepositoryArchiveInFormat: DownloadRepositoryArchiveInFormatHandler = async () => {
  throw new Refusal({ status: 501, message: 'downloadRepositoryArchiveInFormat is not implemented.' });
};

/**
 * Compare two commits or branches
 *
 * `GET /projects/{id}/repository/compare`
 */
export const compareRepositoryRefs: CompareRepositoryRefsHandler = async () => {
  throw new Refusal({ status: 501, message: 'compareRepositoryRefs is not implemented.' });
};

/**
 * List the contributors
 *
 * `GET /projects/{id}/repository/contributors`
 */
export const listRepositoryContributors: ListRepositoryContributorsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listRepositoryContributors is not implemented.' });
};

/**
 * Find the common ancestor of refs
 *
 * `GET /projects/{id}/repository/merge_base`
 */
export const getRepositoryMergeBase: GetRepositoryMergeBaseHandler = async () => {
  throw new Refusal({ status: 501, message: 'getRepositoryMergeBase is not implemented.' });
};

/**
 * Add a version to the changelog
 *
 * `POST /projects/{id}/repository/changelog`
 */
export const addChangelog: AddChangelogHandler = async () => {
  throw new Refusal({ status: 501, message: 'addChangelog is not implemented.' });
};
