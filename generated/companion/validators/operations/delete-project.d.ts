import type { DeleteProject202, DeleteProject400, DeleteProject401, DeleteProject403, DeleteProject404, DeleteProject414, DeleteProjectPath, DeleteProjectQuery } from '../../types/operations/delete-project.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectPath>;
  readonly query: Validator<DeleteProjectQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '202': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProject202['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProject400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProject401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProject403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProject404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProject414['body']>;
    };
  };
};
