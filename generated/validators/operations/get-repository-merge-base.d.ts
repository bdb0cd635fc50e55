import type { GetRepositoryMergeBase200, GetRepositoryMergeBase400, GetRepositoryMergeBase401, GetRepositoryMergeBase403, GetRepositoryMergeBase404, GetRepositoryMergeBase414, GetRepositoryMergeBasePath, GetRepositoryMergeBaseQuery } from '../../types/operations/get-repository-merge-base.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetRepositoryMergeBasePath>;
  readonly query: Validator<GetRepositoryMergeBaseQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryMergeBase200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryMergeBase400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryMergeBase401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryMergeBase403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryMergeBase404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryMergeBase414['body']>;
    };
  };
};
