import type { DeleteJobArtifacts401, DeleteJobArtifacts403, DeleteJobArtifacts404, DeleteJobArtifactsPath } from '../../types/operations/delete-job-artifacts.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteJobArtifactsPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteJobArtifacts401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteJobArtifacts403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteJobArtifacts404['body']>;
    };
  };
};
