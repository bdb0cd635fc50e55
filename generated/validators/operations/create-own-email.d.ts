import type { CreateOwnEmail201, CreateOwnEmail400, CreateOwnEmail401, CreateOwnEmail403, CreateOwnEmail414, CreateOwnEmailFormBody, CreateOwnEmailJsonBody } from '../../types/operations/create-own-email.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<CreateOwnEmailJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateOwnEmailFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateOwnEmail201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateOwnEmail400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateOwnEmail401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateOwnEmail403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateOwnEmail414['body']>;
    };
  };
};
