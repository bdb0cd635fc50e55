import type { CreateProjectApprovalRule201, CreateProjectApprovalRule400, CreateProjectApprovalRule401, CreateProjectApprovalRule403, CreateProjectApprovalRule404, CreateProjectApprovalRule414, CreateProjectApprovalRuleFormBody, CreateProjectApprovalRuleJsonBody, CreateProjectApprovalRulePath } from '../../types/operations/create-project-approval-rule.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateProjectApprovalRulePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateProjectApprovalRuleJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateProjectApprovalRuleFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectApprovalRule201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectApprovalRule400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectApprovalRule401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectApprovalRule403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectApprovalRule404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectApprovalRule414['body']>;
    };
  };
};
