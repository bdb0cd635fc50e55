import type { CreateBranch201, CreateBranch400, CreateBranch401, CreateBranch403, CreateBranch404, CreateBranch414, CreateBranchFormBody, CreateBranchJsonBody, CreateBranchPath } from '../../types/operations/create-branch.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateBranchPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateBranchJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateBranchFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateBranch201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateBranch400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateBranch401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateBranch403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateBranch404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateBranch414['body']>;
    };
  };
};
