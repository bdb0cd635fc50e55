import type { DeleteOwnEmail400, DeleteOwnEmail401, DeleteOwnEmail403, DeleteOwnEmail404, DeleteOwnEmailPath } from '../../types/operations/delete-own-email.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteOwnEmailPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteOwnEmail400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteOwnEmail401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteOwnEmail403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteOwnEmail404['body']>;
    };
  };
};
