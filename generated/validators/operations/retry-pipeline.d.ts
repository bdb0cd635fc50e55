import type { RetryPipeline200, RetryPipeline201, RetryPipeline401, RetryPipeline403, RetryPipeline404, RetryPipelinePath } from '../../types/operations/retry-pipeline.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<RetryPipelinePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<RetryPipeline200['body']>;
    };
  };
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<RetryPipeline201['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<RetryPipeline401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<RetryPipeline403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<RetryPipeline404['body']>;
    };
  };
};
