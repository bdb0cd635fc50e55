import type { GetProjectIntegration200, GetProjectIntegration401, GetProjectIntegration403, GetProjectIntegration404, GetProjectIntegrationPath } from '../../types/operations/get-project-integration.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectIntegrationPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIntegration200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIntegration401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIntegration403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIntegration404['body']>;
    };
  };
};
