import type { GetLatestPipeline200, GetLatestPipeline400, GetLatestPipeline401, GetLatestPipeline403, GetLatestPipeline404, GetLatestPipeline414, GetLatestPipelinePath, GetLatestPipelineQuery } from '../../types/operations/get-latest-pipeline.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetLatestPipelinePath>;
  readonly query: Validator<GetLatestPipelineQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetLatestPipeline200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetLatestPipeline400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetLatestPipeline401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetLatestPipeline403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetLatestPipeline404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetLatestPipeline414['body']>;
    };
  };
};
