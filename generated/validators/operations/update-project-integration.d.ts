import type { UpdateProjectIntegration200, UpdateProjectIntegration400, UpdateProjectIntegration401, UpdateProjectIntegration403, UpdateProjectIntegration404, UpdateProjectIntegration414, UpdateProjectIntegrationFormBody, UpdateProjectIntegrationJsonBody, UpdateProjectIntegrationPath } from '../../types/operations/update-project-integration.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectIntegrationPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectIntegrationJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectIntegrationFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIntegration200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIntegration400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIntegration401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIntegration403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIntegration404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIntegration414['body']>;
    };
  };
};
