import type { GetProjectApprovalRule200, GetProjectApprovalRule401, GetProjectApprovalRule403, GetProjectApprovalRule404, GetProjectApprovalRulePath } from '../../types/operations/get-project-approval-rule.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectApprovalRulePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalRule200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalRule401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalRule403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalRule404['body']>;
    };
  };
};
