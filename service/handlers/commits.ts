import { Refusal } from '../../generated/server/index.js';
import type {
  ListCommitsHandler,
  CreateCommitHandler,
  GetCommitHandler,
  ListCommitRefsHandler,
  GetCommitSequenceHandler,
  CherryPickCommitHandler,
  RevertCommitHandler,
} from '../../generated/server/index.js';

/**
 * List the commits of a project
 *
 * `GET /projects/{id}/repository/commits`
 */
export const listCommits: ListCommitsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listCommits is not implemented.' });
};

/**
 * Commit changes to files
 *
 * `POST /projects/{id}/repository/commits`
 */
export const createCommit: CreateCommitHandler = async () => {
  throw new Refusal({ status: 501, message: 'createCommit is not implemented.' });
};

/**
 * Get a commit
 *
 * `GET /projects/{id}/repository/commits/{sha}`
 */
export const getCommit: GetCommitHandler = async () => {
  throw new Refusal({ status: 501, message: 'getCommit is not implemented.' });
};

/**
 * List the branches and tags of a commit
 *
 * `GET /projects/{id}/repository/commits/{sha}/refs`
 */
export const listCommitRefs: ListCommitRefsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listCommitRefs is not implemented.' });
};

/**
 * Count the commits up to a commit
 *
 * `GET /projects/{id}/repository/commits/{sha}/sequence`
 */
export const getCommitSequence: GetCommitSequenceHandler = async () => {
  throw new Refusal({ status: 501, message: 'getCommitSequence is not implemented.' });
};

/**
 * Apply a commit to a branch
 *
 * `POST /projects/{id}/repository/commits/{sha}/cherry_pick`
 */
export const cherryPickCommit: CherryPickCommitHandler = async () => {
  throw new Refusal({ status: 501, message: 'cherryPickCommit is not implemented.' });
};

/**
 * Undo a commit
 *
 * `POST /projects/{id}/repository/commits/{sha}/revert`
 */
export const revertCommit: RevertCommitHandler = async () => {
  throw new Refusal({ status: 501, message: 'revertCommit is not implemented.' });
};
