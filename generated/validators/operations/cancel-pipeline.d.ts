import type { CancelPipeline200, CancelPipeline201, CancelPipeline401, CancelPipeline403, CancelPipeline404, CancelPipelinePath } from '../../types/operations/cancel-pipeline.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CancelPipelinePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<CancelPipeline200['body']>;
    };
  };
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CancelPipeline201['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CancelPipeline401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CancelPipeline403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CancelPipeline404['body']>;
    };
  };
};
