import type { ListCommitRefs200, ListCommitRefs400, ListCommitRefs401, ListCommitRefs403, ListCommitRefs404, ListCommitRefs414, ListCommitRefsPath, ListCommitRefsQuery } from '../../types/operations/list-commit-refs.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListCommitRefsPath>;
  readonly query: Validator<ListCommitRefsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListCommitRefs200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListCommitRefs200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitRefs400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitRefs401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitRefs403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitRefs404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitRefs414['body']>;
    };
  };
};
