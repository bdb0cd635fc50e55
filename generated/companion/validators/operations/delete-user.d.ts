import type { DeleteUser400, DeleteUser401, DeleteUser403, DeleteUser404, DeleteUser409, DeleteUser414, DeleteUserPath, DeleteUserQuery } from '../../types/operations/delete-user.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteUserPath>;
  readonly query: Validator<DeleteUserQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUser400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUser401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUser403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUser404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUser409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUser414['body']>;
    };
  };
};
