import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  GetRepositoryFileHandler,
  CreateRepositoryFileHandler,
  UpdateRepositoryFileHandler,
  DeleteRepositoryFileHandler,
  GetRawRepositoryFileHandler,
  GetRepositoryFileBlameHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Get a file with its content
 *
 * `GET /projects/{id}/repository/files/{file_path}`
 */
export const getRepositoryFile: GetRepositoryFileHandler = async () => {
  throw new Refusal({ status: 501, message: 'getRepositoryFile is not implemented.' });
};

/**
 * Create a file with a commit
 *
 * `POST /projects/{id}/repository/files/{file_path}`
 */
export const createRepositoryFile: CreateRepositoryFileHandler = async () => {
  throw new Refusal({ status: 501, message: 'createRepositoryFile is not implemented.' });
};

/**
 * Change a file with a commit
 *
 * `PUT /projects/{id}/repository/files/{file_path}`
 */
export const updateRepositoryFile: UpdateRepositoryFileHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateRepositoryFile is not implemented.' });
};

/**
 * Delete a file with a commit
 *
 * `DELETE /projects/{id}/repository/files/{file_path}`
 */
export const deleteRepositoryFile: DeleteRepositoryFileHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteRepositoryFile is not implemented.' });
};

/**
 * Get the bytes of a file
 *
 * `GET /projects/{id}/repository/files/{file_path}/raw`
 */
export const getRawRepositoryFile: GetRawRepositoryFileHandler = async () => {
  throw new Refusal({ status: 501, message: 'getRawRepositoryFile is not implemented.' });
};

/**
 * Get who last changed each line
 *
 * `GET /projects/{id}/repository/files/{file_path}/blame`
 */
export const getRepositoryFileBlame: GetRepositoryFileBlameHandler = async () => {
  throw new Refusal({ status: 501, message: 'getRepositoryFileBlame is not implemented.' });
};
