import type { DeleteProjectApprovalRule401, DeleteProjectApprovalRule403, DeleteProjectApprovalRule404, DeleteProjectApprovalRulePath } from '../../types/operations/delete-project-approval-rule.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectApprovalRulePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectApprovalRule401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectApprovalRule403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectApprovalRule404['body']>;
    };
  };
};
