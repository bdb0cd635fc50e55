import type { ListGroupApprovalRules200, ListGroupApprovalRules400, ListGroupApprovalRules401, ListGroupApprovalRules403, ListGroupApprovalRules404, ListGroupApprovalRules414, ListGroupApprovalRulesPath, ListGroupApprovalRulesQuery } from '../../types/operations/list-group-approval-rules.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListGroupApprovalRulesPath>;
  readonly query: Validator<ListGroupApprovalRulesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListGroupApprovalRules200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListGroupApprovalRules200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupApprovalRules400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupApprovalRules401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupApprovalRules403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupApprovalRules404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupApprovalRules414['body']>;
    };
  };
};
