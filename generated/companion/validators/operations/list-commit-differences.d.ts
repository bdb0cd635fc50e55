import type { ListCommitDifferences200, ListCommitDifferences400, ListCommitDifferences401, ListCommitDifferences403, ListCommitDifferences404, ListCommitDifferences414, ListCommitDifferencesPath, ListCommitDifferencesQuery } from '../../types/operations/list-commit-differences.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListCommitDifferencesPath>;
  readonly query: Validator<ListCommitDifferencesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListCommitDifferences200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListCommitDifferences200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitDifferences400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitDifferences401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitDifferences403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitDifferences404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListCommitDifferences414['body']>;
    };
  };
};
