import type { KeepJobArtifacts200, KeepJobArtifacts401, KeepJobArtifacts403, KeepJobArtifacts404, KeepJobArtifactsPath } from '../../types/operations/keep-job-artifacts.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<KeepJobArtifactsPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<KeepJobArtifacts200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<KeepJobArtifacts401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<KeepJobArtifacts403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<KeepJobArtifacts404['body']>;
    };
  };
};
