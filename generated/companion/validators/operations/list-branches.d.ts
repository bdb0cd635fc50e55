import type { ListBranches200, ListBranches400, ListBranches401, ListBranches403, ListBranches404, ListBranches414, ListBranchesPath, ListBranchesQuery } from '../../types/operations/list-branches.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListBranchesPath>;
  readonly query: Validator<ListBranchesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListBranches200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListBranches200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListBranches400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListBranches401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListBranches403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListBranches404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListBranches414['body']>;
    };
  };
};
