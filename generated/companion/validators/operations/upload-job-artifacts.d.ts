import type { UploadJobArtifacts201, UploadJobArtifacts400, UploadJobArtifacts401, UploadJobArtifacts403, UploadJobArtifacts404, UploadJobArtifacts413, UploadJobArtifactsBody, UploadJobArtifactsPath } from '../../types/operations/upload-job-artifacts.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UploadJobArtifactsPath>;
};
export declare const body: {
  readonly 'multipart/form-data': Validator<UploadJobArtifactsBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<UploadJobArtifacts201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UploadJobArtifacts400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UploadJobArtifacts401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UploadJobArtifacts403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UploadJobArtifacts404['body']>;
    };
  };
  readonly '413': {
    readonly content: {
      readonly 'application/json': Validator<UploadJobArtifacts413['body']>;
    };
  };
};
