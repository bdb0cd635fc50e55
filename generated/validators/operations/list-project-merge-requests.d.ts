import type { ListProjectMergeRequests200, ListProjectMergeRequests400, ListProjectMergeRequests401, ListProjectMergeRequests403, ListProjectMergeRequests404, ListProjectMergeRequests414, ListProjectMergeRequestsPath, ListProjectMergeRequestsQuery } from '../../types/operations/list-project-merge-requests.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectMergeRequestsPath>;
  readonly query: Validator<ListProjectMergeRequestsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectMergeRequests200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectMergeRequests200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMergeRequests400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMergeRequests401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMergeRequests403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMergeRequests404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMergeRequests414['body']>;
    };
  };
};
