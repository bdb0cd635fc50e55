import type { DeleteProjectIntegration401, DeleteProjectIntegration403, DeleteProjectIntegration404, DeleteProjectIntegrationPath } from '../../types/operations/delete-project-integration.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectIntegrationPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectIntegration401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectIntegration403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectIntegration404['body']>;
    };
  };
};
