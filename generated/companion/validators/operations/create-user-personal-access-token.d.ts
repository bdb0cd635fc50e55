import type { CreateUserPersonalAccessToken201, CreateUserPersonalAccessToken400, CreateUserPersonalAccessToken401, CreateUserPersonalAccessToken403, CreateUserPersonalAccessToken404, CreateUserPersonalAccessToken414, CreateUserPersonalAccessTokenFormBody, CreateUserPersonalAccessTokenJsonBody, CreateUserPersonalAccessTokenPath } from '../../types/operations/create-user-personal-access-token.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateUserPersonalAccessTokenPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateUserPersonalAccessTokenJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateUserPersonalAccessTokenFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserPersonalAccessToken201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserPersonalAccessToken400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserPersonalAccessToken401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserPersonalAccessToken403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserPersonalAccessToken404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateUserPersonalAccessToken414['body']>;
    };
  };
};
