import type { DeleteUserEmail400, DeleteUserEmail401, DeleteUserEmail403, DeleteUserEmail404, DeleteUserEmailPath } from '../../types/operations/delete-user-email.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteUserEmailPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUserEmail400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUserEmail401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUserEmail403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteUserEmail404['body']>;
    };
  };
};
