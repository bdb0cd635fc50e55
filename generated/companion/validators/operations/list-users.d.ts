import type { ListUsers200, ListUsers400, ListUsers401, ListUsers403, ListUsers414, ListUsersQuery } from '../../types/operations/list-users.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListUsersQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListUsers200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListUsers200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListUsers400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListUsers401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListUsers403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListUsers414['body']>;
    };
  };
};
