import type { CreateGroup201, CreateGroup400, CreateGroup401, CreateGroup403, CreateGroup404, CreateGroup409, CreateGroup414, CreateGroupFormBody, CreateGroupJsonBody } from '../../types/operations/create-group.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<CreateGroupJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateGroupFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroup201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroup400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroup401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroup403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroup404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroup409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroup414['body']>;
    };
  };
};
