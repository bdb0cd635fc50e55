import type { UnprotectBranch401, UnprotectBranch403, UnprotectBranch404, UnprotectBranchPath } from '../../types/operations/unprotect-branch.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UnprotectBranchPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UnprotectBranch401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UnprotectBranch403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UnprotectBranch404['body']>;
    };
  };
};
