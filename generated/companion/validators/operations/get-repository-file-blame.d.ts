import type { GetRepositoryFileBlame200, GetRepositoryFileBlame400, GetRepositoryFileBlame401, GetRepositoryFileBlame403, GetRepositoryFileBlame404, GetRepositoryFileBlame414, GetRepositoryFileBlamePath, GetRepositoryFileBlameQuery } from '../../types/operations/get-repository-file-blame.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetRepositoryFileBlamePath>;
  readonly query: Validator<GetRepositoryFileBlameQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFileBlame200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFileBlame400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFileBlame401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFileBlame403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFileBlame404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryFileBlame414['body']>;
    };
  };
};
