import type { ProtectBranch201, ProtectBranch400, ProtectBranch401, ProtectBranch403, ProtectBranch404, ProtectBranch409, ProtectBranch414, ProtectBranchFormBody, ProtectBranchJsonBody, ProtectBranchPath } from '../../types/operations/protect-branch.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ProtectBranchPath>;
};
export declare const body: {
  readonly 'application/json': Validator<ProtectBranchJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ProtectBranchFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ProtectBranch201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ProtectBranch400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ProtectBranch401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ProtectBranch403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ProtectBranch404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<ProtectBranch409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ProtectBranch414['body']>;
    };
  };
};
