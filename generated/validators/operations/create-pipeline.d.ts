import type { CreatePipeline201, CreatePipeline400, CreatePipeline401, CreatePipeline403, CreatePipeline404, CreatePipeline414, CreatePipelineFormBody, CreatePipelineJsonBody, CreatePipelinePath } from '../../types/operations/create-pipeline.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreatePipelinePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreatePipelineJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreatePipelineFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreatePipeline201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreatePipeline400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreatePipeline401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreatePipeline403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreatePipeline404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreatePipeline414['body']>;
    };
  };
};
