import type { DownloadJobArtifactFile200, DownloadJobArtifactFile206, DownloadJobArtifactFile302, DownloadJobArtifactFile400, DownloadJobArtifactFile401, DownloadJobArtifactFile403, DownloadJobArtifactFile404, DownloadJobArtifactFileHeaders, DownloadJobArtifactFilePath } from '../../types/operations/download-job-artifact-file.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DownloadJobArtifactFilePath>;
  readonly header: Validator<DownloadJobArtifactFileHeaders>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly '*/*': Validator<DownloadJobArtifactFile200['body']>;
    };
  };
  readonly '206': {
    readonly headers: Validator<DownloadJobArtifactFile206['headers']>;
    readonly content: {
      readonly '*/*': Validator<DownloadJobArtifactFile206['body']>;
    };
  };
  readonly '302': {
    readonly headers: Validator<DownloadJobArtifactFile302['headers']>;
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DownloadJobArtifactFile400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DownloadJobArtifactFile401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DownloadJobArtifactFile403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DownloadJobArtifactFile404['body']>;
    };
  };
};
