import type { CreateServiceAccount201, CreateServiceAccount400, CreateServiceAccount401, CreateServiceAccount403, CreateServiceAccount404, CreateServiceAccount414, CreateServiceAccountFormBody, CreateServiceAccountJsonBody, CreateServiceAccountPath } from '../../types/operations/create-service-account.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateServiceAccountPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateServiceAccountJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateServiceAccountFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccount201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccount400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccount401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccount403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccount404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccount414['body']>;
    };
  };
};
