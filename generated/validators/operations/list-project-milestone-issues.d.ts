import type { ListProjectMilestoneIssues200, ListProjectMilestoneIssues400, ListProjectMilestoneIssues401, ListProjectMilestoneIssues403, ListProjectMilestoneIssues404, ListProjectMilestoneIssues414, ListProjectMilestoneIssuesPath, ListProjectMilestoneIssuesQuery } from '../../types/operations/list-project-milestone-issues.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectMilestoneIssuesPath>;
  readonly query: Validator<ListProjectMilestoneIssuesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectMilestoneIssues200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneIssues200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneIssues400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneIssues401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneIssues403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneIssues404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneIssues414['body']>;
    };
  };
};
