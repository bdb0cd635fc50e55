import type { ListMergeRequestContextCommits200, ListMergeRequestContextCommits400, ListMergeRequestContextCommits401, ListMergeRequestContextCommits403, ListMergeRequestContextCommits404, ListMergeRequestContextCommits414, ListMergeRequestContextCommitsPath, ListMergeRequestContextCommitsQuery } from '../../types/operations/list-merge-request-context-commits.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListMergeRequestContextCommitsPath>;
  readonly query: Validator<ListMergeRequestContextCommitsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListMergeRequestContextCommits200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequestContextCommits200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequestContextCommits400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequestContextCommits401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequestContextCommits403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequestContextCommits404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequestContextCommits414['body']>;
    };
  };
};
