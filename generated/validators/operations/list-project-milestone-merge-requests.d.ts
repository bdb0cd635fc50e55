import type { ListProjectMilestoneMergeRequests200, ListProjectMilestoneMergeRequests400, ListProjectMilestoneMergeRequests401, ListProjectMilestoneMergeRequests403, ListProjectMilestoneMergeRequests404, ListProjectMilestoneMergeRequests414, ListProjectMilestoneMergeRequestsPath, ListProjectMilestoneMergeRequestsQuery } from '../../types/operations/list-project-milestone-merge-requests.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectMilestoneMergeRequestsPath>;
  readonly query: Validator<ListProjectMilestoneMergeRequestsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectMilestoneMergeRequests200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneMergeRequests200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneMergeRequests400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneMergeRequests401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneMergeRequests403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneMergeRequests404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneMergeRequests414['body']>;
    };
  };
};
