import type { ListCommits200, ListCommits400, ListCommits401, ListCommits403, ListCommits404, ListCommits414, ListCommitsPath, ListCommitsQuery } from '../../types/operations/list-commits.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListCommitsPath>;
  readonly query: Validator<ListCommitsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListCommits200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListCommits200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListCommits400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListCommits401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListCommits403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListCommits404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListCommits414['body']>;
    };
  };
};
