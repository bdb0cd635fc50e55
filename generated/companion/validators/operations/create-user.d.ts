import type { CreateUser201, CreateUser400, CreateUser401, CreateUser403, CreateUser409, CreateUser414, CreateUserFormBody, CreateUserJsonBody } from '../../types/operations/create-user.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<CreateUserJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateUserFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateUser201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateUser400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateUser401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateUser403['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<CreateUser409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateUser414['body']>;
    };
  };
};
