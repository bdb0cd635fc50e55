import type { GetProjectApprovalConfiguration200, GetProjectApprovalConfiguration401, GetProjectApprovalConfiguration403, GetProjectApprovalConfiguration404, GetProjectApprovalConfigurationPath } from '../../types/operations/get-project-approval-configuration.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectApprovalConfigurationPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalConfiguration200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalConfiguration401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalConfiguration403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalConfiguration404['body']>;
    };
  };
};
