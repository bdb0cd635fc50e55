import type { DeleteProjectArtifacts401, DeleteProjectArtifacts403, DeleteProjectArtifacts404, DeleteProjectArtifactsPath } from '../../types/operations/delete-project-artifacts.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectArtifactsPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectArtifacts401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectArtifacts403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectArtifacts404['body']>;
    };
  };
};
