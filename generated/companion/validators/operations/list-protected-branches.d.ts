import type { ListProtectedBranches200, ListProtectedBranches400, ListProtectedBranches401, ListProtectedBranches403, ListProtectedBranches404, ListProtectedBranches414, ListProtectedBranchesPath, ListProtectedBranchesQuery } from '../../types/operations/list-protected-branches.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProtectedBranchesPath>;
  readonly query: Validator<ListProtectedBranchesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProtectedBranches200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProtectedBranches200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProtectedBranches400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProtectedBranches401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProtectedBranches403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProtectedBranches404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProtectedBranches414['body']>;
    };
  };
};
