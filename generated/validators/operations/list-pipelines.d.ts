import type { ListPipelines200, ListPipelines400, ListPipelines401, ListPipelines403, ListPipelines404, ListPipelines414, ListPipelinesPath, ListPipelinesQuery } from '../../types/operations/list-pipelines.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListPipelinesPath>;
  readonly query: Validator<ListPipelinesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListPipelines200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListPipelines200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelines400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelines401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelines403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelines404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelines414['body']>;
    };
  };
};
