import type { CreateUserEmail201, CreateUserEmail400, CreateUserEmail401, CreateUserEmail403, CreateUserEmail404, CreateUserEmail414, CreateUserEmailFormBody, CreateUserEmailJsonBody, CreateUserEmailPath } from '../../types/operations/create-user-email.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateUserEmailPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateUserEmailJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateUserEmailFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserEmail201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserEmail400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserEmail401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserEmail403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserEmail404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserEmail414['body']>;
    };
  };
};
