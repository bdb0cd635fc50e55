import type { DeleteBranch400, DeleteBranch401, DeleteBranch403, DeleteBranch404, DeleteBranchPath } from '../../types/operations/delete-branch.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteBranchPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteBranch400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteBranch401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteBranch403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteBranch404['body']>;
    };
  };
};
