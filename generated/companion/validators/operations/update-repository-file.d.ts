import type { UpdateRepositoryFile200, UpdateRepositoryFile400, UpdateRepositoryFile401, UpdateRepositoryFile403, UpdateRepositoryFile404, UpdateRepositoryFile414, UpdateRepositoryFileFormBody, UpdateRepositoryFileJsonBody, UpdateRepositoryFilePath } from '../../types/operations/update-repository-file.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateRepositoryFilePath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateRepositoryFileJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateRepositoryFileFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateRepositoryFile200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateRepositoryFile400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateRepositoryFile401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateRepositoryFile403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateRepositoryFile404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateRepositoryFile414['body']>;
    };
  };
};
