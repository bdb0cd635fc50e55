import type { GetRawRepositoryFile200, GetRawRepositoryFile400, GetRawRepositoryFile401, GetRawRepositoryFile403, GetRawRepositoryFile404, GetRawRepositoryFile414, GetRawRepositoryFilePath, GetRawRepositoryFileQuery } from '../../types/operations/get-raw-repository-file.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetRawRepositoryFilePath>;
  readonly query: Validator<GetRawRepositoryFileQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly '*/*': Validator<GetRawRepositoryFile200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryFile400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryFile401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryFile403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryFile404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryFile414['body']>;
    };
  };
};
