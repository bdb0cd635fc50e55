import type { DownloadJobArtifacts200, DownloadJobArtifacts206, DownloadJobArtifacts302, DownloadJobArtifacts401, DownloadJobArtifacts403, DownloadJobArtifacts404, DownloadJobArtifactsHeaders, DownloadJobArtifactsPath } from '../../types/operations/download-job-artifacts.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DownloadJobArtifactsPath>;
  readonly header: Validator<DownloadJobArtifactsHeaders>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/zip': Validator<DownloadJobArtifacts200['body']>;
    };
  };
  readonly '206': {
    readonly headers: Validator<DownloadJobArtifacts206['headers']>;
    readonly content: {
      readonly '*/*': Validator<DownloadJobArtifacts206['body']>;
    };
  };
  readonly '302': {
    readonly headers: Validator<DownloadJobArtifacts302['headers']>;
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DownloadJobArtifacts401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DownloadJobArtifacts403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DownloadJobArtifacts404['body']>;
    };
  };
};
