import type { UpdateProjectApprovalConfiguration200, UpdateProjectApprovalConfiguration400, UpdateProjectApprovalConfiguration401, UpdateProjectApprovalConfiguration403, UpdateProjectApprovalConfiguration404, UpdateProjectApprovalConfiguration414, UpdateProjectApprovalConfigurationFormBody, UpdateProjectApprovalConfigurationJsonBody, UpdateProjectApprovalConfigurationPath } from '../../types/operations/update-project-approval-configuration.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectApprovalConfigurationPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectApprovalConfigurationJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectApprovalConfigurationFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalConfiguration200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalConfiguration400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalConfiguration401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalConfiguration403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalConfiguration404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalConfiguration414['body']>;
    };
  };
};
