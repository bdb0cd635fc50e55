import type { DownloadRefArtifactFile200, DownloadRefArtifactFile206, DownloadRefArtifactFile302, DownloadRefArtifactFile400, DownloadRefArtifactFile401, DownloadRefArtifactFile403, DownloadRefArtifactFile404, DownloadRefArtifactFile414, DownloadRefArtifactFileHeaders, DownloadRefArtifactFilePath, DownloadRefArtifactFileQuery } from '../../types/operations/download-ref-artifact-file.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DownloadRefArtifactFilePath>;
  readonly query: Validator<DownloadRefArtifactFileQuery>;
  readonly header: Validator<DownloadRefArtifactFileHeaders>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'text/plain': Validator<DownloadRefArtifactFile200['body']>;
    };
  };
  readonly '206': {
    readonly headers: Validator<DownloadRefArtifactFile206['headers']>;
    readonly content: {
      readonly '*/*': Validator<DownloadRefArtifactFile206['body']>;
    };
  };
  readonly '302': {
    readonly headers: Validator<DownloadRefArtifactFile302['headers']>;
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifactFile400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifactFile401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifactFile403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifactFile404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DownloadRefArtifactFile414['body']>;
    };
  };
};
