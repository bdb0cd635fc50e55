import type { DownloadRepositoryArchiveInFormat200, DownloadRepositoryArchiveInFormat400, DownloadRepositoryArchiveInFormat401, DownloadRepositoryArchiveInFormat403, DownloadRepositoryArchiveInFormat404, DownloadRepositoryArchiveInFormat414, DownloadRepositoryArchiveInFormatPath, DownloadRepositoryArchiveInFormatQuery } from '../../types/operations/download-repository-archive-in-format.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DownloadRepositoryArchiveInFormatPath>;
  readonly query: Validator<DownloadRepositoryArchiveInFormatQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly '*/*': Validator<DownloadRepositoryArchiveInFormat200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchiveInFormat400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchiveInFormat401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchiveInFormat403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchiveInFormat404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchiveInFormat414['body']>;
    };
  };
};
