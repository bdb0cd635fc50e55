import type { DownloadRefArtifacts200, DownloadRefArtifacts206, DownloadRefArtifacts302, DownloadRefArtifacts400, DownloadRefArtifacts401, DownloadRefArtifacts403, DownloadRefArtifacts404, DownloadRefArtifacts414, DownloadRefArtifactsHeaders, DownloadRefArtifactsPath, DownloadRefArtifactsQuery } from '../../types/operations/download-ref-artifacts.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DownloadRefArtifactsPath>;
  readonly query: Validator<DownloadRefArtifactsQuery>;
  readonly header: Validator<DownloadRefArtifactsHeaders>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/zip': Validator<DownloadRefArtifacts200['body']>;
    };
  };
  readonly '206': {
    readonly headers: Validator<DownloadRefArtifacts206['headers']>;
    readonly content: {
      readonly '*/*': Validator<DownloadRefArtifacts206['body']>;
    };
  };
  readonly '302': {
    readonly headers: Validator<DownloadRefArtifacts302['headers']>;
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifacts400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifacts401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifacts403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifacts404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifacts414['body']>;
    };
  };
};
