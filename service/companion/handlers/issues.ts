import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  ListProjectIssuesHandler,
  CreateProjectIssueHandler,
  GetProjectIssueHandler,
  UpdateProjectIssueHandler,
} from '../../../generated/companion/server/index.js';

/**
 * List the issues of a project
 *
 * `GET /projects/{id}/issues`
 */
export const listProjectIssues: ListProjectIssuesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectIssues is not implemented.' });
};

/**
 * Open an issue
 *
 * `POST /projects/{id}/issues`
 */
export const createProjectIssue: CreateProjectIssueHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProjectIssue is not implemented.' });
};

/**
 * Get an issue
 *
 * `GET /projects/{id}/issues/{issue_iid}`
 */
export const getProjectIssue: GetProjectIssueHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectIssue is not implemented.' });
};

/**
 * Change an issue
 *
 * `PUT /projects/{id}/issues/{issue_iid}`
 */
export const updateProjectIssue: UpdateProjectIssueHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectIssue is not implemented.' });
};
