import type { GetRepositoryFile200, GetRepositoryFile400, GetRepositoryFile401, GetRepositoryFile403, GetRepositoryFile404, GetRepositoryFile414, GetRepositoryFilePath, GetRepositoryFileQuery } from '../../types/operations/get-repository-file.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetRepositoryFilePath>;
  readonly query: Validator<GetRepositoryFileQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFile200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFile400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFile401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFile403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFile404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFile414['body']>;
    };
  };
};
