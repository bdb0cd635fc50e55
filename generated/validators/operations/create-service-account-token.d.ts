import type { CreateServiceAccountToken201, CreateServiceAccountToken400, CreateServiceAccountToken401, CreateServiceAccountToken403, CreateServiceAccountToken404, CreateServiceAccountToken414, CreateServiceAccountTokenFormBody, CreateServiceAccountTokenJsonBody, CreateServiceAccountTokenPath } from '../../types/operations/create-service-account-token.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateServiceAccountTokenPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateServiceAccountTokenJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateServiceAccountTokenFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccountToken201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccountToken400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccountToken401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccountToken403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccountToken404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateServiceAccountToken414['body']>;
    };
  };
};
