import type { DeletePipeline401, DeletePipeline403, DeletePipeline404, DeletePipelinePath } from '../../types/operations/delete-pipeline.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeletePipelinePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeletePipeline401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeletePipeline403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeletePipeline404['body']>;
    };
  };
};
