import type { DeleteMergeRequestContextCommits400, DeleteMergeRequestContextCommits401, DeleteMergeRequestContextCommits403, DeleteMergeRequestContextCommits404, DeleteMergeRequestContextCommits414, DeleteMergeRequestContextCommitsFormBody, DeleteMergeRequestContextCommitsJsonBody, DeleteMergeRequestContextCommitsPath } from '../../types/operations/delete-merge-request-context-commits.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteMergeRequestContextCommitsPath>;
};
export declare const body: {
  readonly 'application/json': Validator<DeleteMergeRequestContextCommitsJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<DeleteMergeRequestContextCommitsFormBody>;
};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMergeRequestContextCommits400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMergeRequestContextCommits401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMergeRequestContextCommits403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMergeRequestContextCommits404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMergeRequestContextCommits414['body']>;
    };
  };
};
