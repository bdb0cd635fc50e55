import type { UpdateProjectApprovalRule200, UpdateProjectApprovalRule400, UpdateProjectApprovalRule401, UpdateProjectApprovalRule403, UpdateProjectApprovalRule404, UpdateProjectApprovalRule414, UpdateProjectApprovalRuleFormBody, UpdateProjectApprovalRuleJsonBody, UpdateProjectApprovalRulePath } from '../../types/operations/update-project-approval-rule.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectApprovalRulePath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectApprovalRuleJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectApprovalRuleFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalRule200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalRule400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalRule401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalRule403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalRule404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalRule414['body']>;
    };
  };
};
