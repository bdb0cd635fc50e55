import type { DeleteGroup202, DeleteGroup400, DeleteGroup401, DeleteGroup403, DeleteGroup404, DeleteGroup414, DeleteGroupPath, DeleteGroupQuery } from '../../types/operations/delete-group.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteGroupPath>;
  readonly query: Validator<DeleteGroupQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '202': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroup202['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroup400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroup401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroup403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroup404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroup414['body']>;
    };
  };
};
