import type { ListProjectApprovalRules200, ListProjectApprovalRules400, ListProjectApprovalRules401, ListProjectApprovalRules403, ListProjectApprovalRules404, ListProjectApprovalRules414, ListProjectApprovalRulesPath, ListProjectApprovalRulesQuery } from '../../types/operations/list-project-approval-rules.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectApprovalRulesPath>;
  readonly query: Validator<ListProjectApprovalRulesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectApprovalRules200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectApprovalRules200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectApprovalRules400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectApprovalRules401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectApprovalRules403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectApprovalRules404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectApprovalRules414['body']>;
    };
  };
};
