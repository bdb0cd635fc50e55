import type { GetProtectedBranch200, GetProtectedBranch401, GetProtectedBranch403, GetProtectedBranch404, GetProtectedBranchPath } from '../../types/operations/get-protected-branch.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProtectedBranchPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProtectedBranch200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProtectedBranch401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProtectedBranch403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProtectedBranch404['body']>;
    };
  };
};
