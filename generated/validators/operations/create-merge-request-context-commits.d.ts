import type { CreateMergeRequestContextCommits201, CreateMergeRequestContextCommits400, CreateMergeRequestContextCommits401, CreateMergeRequestContextCommits403, CreateMergeRequestContextCommits404, CreateMergeRequestContextCommits414, CreateMergeRequestContextCommitsFormBody, CreateMergeRequestContextCommitsJsonBody, CreateMergeRequestContextCommitsPath } from '../../types/operations/create-merge-request-context-commits.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateMergeRequestContextCommitsPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateMergeRequestContextCommitsJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateMergeRequestContextCommitsFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequestContextCommits201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequestContextCommits400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequestContextCommits401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequestContextCommits403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequestContextCommits404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequestContextCommits414['body']>;
    };
  };
};
