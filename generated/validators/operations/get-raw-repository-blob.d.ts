import type { GetRawRepositoryBlob200, GetRawRepositoryBlob401, GetRawRepositoryBlob403, GetRawRepositoryBlob404, GetRawRepositoryBlobPath } from '../../types/operations/get-raw-repository-blob.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetRawRepositoryBlobPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly '*/*': Validator<GetRawRepositoryBlob200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryBlob401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryBlob403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetRawRepositoryBlob404['body']>;
    };
  };
};
