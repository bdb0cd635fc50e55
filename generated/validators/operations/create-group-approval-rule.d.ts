import type { CreateGroupApprovalRule201, CreateGroupApprovalRule400, CreateGroupApprovalRule401, CreateGroupApprovalRule403, CreateGroupApprovalRule404, CreateGroupApprovalRule414, CreateGroupApprovalRuleFormBody, CreateGroupApprovalRuleJsonBody, CreateGroupApprovalRulePath } from '../../types/operations/create-group-approval-rule.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateGroupApprovalRulePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateGroupApprovalRuleJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateGroupApprovalRuleFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupApprovalRule201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupApprovalRule400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupApprovalRule401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupApprovalRule403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupApprovalRule404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupApprovalRule414['body']>;
    };
  };
};
