import type { DeleteRepositoryFile400, DeleteRepositoryFile401, DeleteRepositoryFile403, DeleteRepositoryFile404, DeleteRepositoryFile414, DeleteRepositoryFileFormBody, DeleteRepositoryFileJsonBody, DeleteRepositoryFilePath } from '../../types/operations/delete-repository-file.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteRepositoryFilePath>;
};
export declare const body: {
  readonly 'application/json': Validator<DeleteRepositoryFileJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<DeleteRepositoryFileFormBody>;
};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteRepositoryFile400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteRepositoryFile401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteRepositoryFile403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteRepositoryFile404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteRepositoryFile414['body']>;
    };
  };
};
