import type { UpdateGroupApprovalRule200, UpdateGroupApprovalRule400, UpdateGroupApprovalRule401, UpdateGroupApprovalRule403, UpdateGroupApprovalRule404, UpdateGroupApprovalRule414, UpdateGroupApprovalRuleFormBody, UpdateGroupApprovalRuleJsonBody, UpdateGroupApprovalRulePath } from '../../types/operations/update-group-approval-rule.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateGroupApprovalRulePath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateGroupApprovalRuleJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateGroupApprovalRuleFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalRule200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalRule400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalRule401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalRule403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalRule404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalRule414['body']>;
    };
  };
};
