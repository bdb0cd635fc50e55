import type { ListProjectIssues200, ListProjectIssues400, ListProjectIssues401, ListProjectIssues403, ListProjectIssues404, ListProjectIssues414, ListProjectIssuesPath, ListProjectIssuesQuery } from '../../types/operations/list-project-issues.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectIssuesPath>;
  readonly query: Validator<ListProjectIssuesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectIssues200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectIssues200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIssues400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIssues401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIssues403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIssues404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectIssues414['body']>;
    };
  };
};
