import type { DeleteServiceAccount400, DeleteServiceAccount401, DeleteServiceAccount403, DeleteServiceAccount404, DeleteServiceAccount409, DeleteServiceAccount414, DeleteServiceAccountFormBody, DeleteServiceAccountJsonBody, DeleteServiceAccountPath, DeleteServiceAccountQuery } from '../../types/operations/delete-service-account.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteServiceAccountPath>;
  readonly query: Validator<DeleteServiceAccountQuery>;
};
export declare const body: {
  readonly 'application/json': Validator<DeleteServiceAccountJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<DeleteServiceAccountFormBody>;
};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteServiceAccount400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteServiceAccount401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteServiceAccount403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteServiceAccount404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<DeleteServiceAccount409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteServiceAccount414['body']>;
    };
  };
};
