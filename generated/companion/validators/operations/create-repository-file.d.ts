import type { CreateRepositoryFile201, CreateRepositoryFile400, CreateRepositoryFile401, CreateRepositoryFile403, CreateRepositoryFile404, CreateRepositoryFile414, CreateRepositoryFileFormBody, CreateRepositoryFileJsonBody, CreateRepositoryFilePath } from '../../types/operations/create-repository-file.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateRepositoryFilePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateRepositoryFileJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateRepositoryFileFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateRepositoryFile201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateRepositoryFile400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateRepositoryFile401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateRepositoryFile403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateRepositoryFile404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateRepositoryFile414['body']>;
    };
  };
};
