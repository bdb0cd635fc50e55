import type { RotateServiceAccountToken200, RotateServiceAccountToken400, RotateServiceAccountToken401, RotateServiceAccountToken403, RotateServiceAccountToken404, RotateServiceAccountTokenPath } from '../../types/operations/rotate-service-account-token.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<RotateServiceAccountTokenPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<RotateServiceAccountToken200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<RotateServiceAccountToken400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<RotateServiceAccountToken401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<RotateServiceAccountToken403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<RotateServiceAccountToken404['body']>;
    };
  };
};
