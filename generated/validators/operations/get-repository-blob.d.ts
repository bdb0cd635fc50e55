import type { GetRepositoryBlob200, GetRepositoryBlob401, GetRepositoryBlob403, GetRepositoryBlob404, GetRepositoryBlobPath } from '../../types/operations/get-repository-blob.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetRepositoryBlobPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryBlob200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryBlob401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryBlob403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetRepositoryBlob404['body']>;
    };
  };
};
