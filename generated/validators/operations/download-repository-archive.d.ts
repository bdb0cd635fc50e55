import type { DownloadRepositoryArchive200, DownloadRepositoryArchive400, DownloadRepositoryArchive401, DownloadRepositoryArchive403, DownloadRepositoryArchive404, DownloadRepositoryArchive414, DownloadRepositoryArchivePath, DownloadRepositoryArchiveQuery } from '../../types/operations/download-repository-archive.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DownloadRepositoryArchivePath>;
  readonly query: Validator<DownloadRepositoryArchiveQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly '*/*': Validator<DownloadRepositoryArchive200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchive400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchive401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchive403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchive404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRepositoryArchive414['body']>;
    };
  };
};
