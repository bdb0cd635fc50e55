import type { ListPipelineVariables200, ListPipelineVariables400, ListPipelineVariables401, ListPipelineVariables403, ListPipelineVariables404, ListPipelineVariables414, ListPipelineVariablesPath, ListPipelineVariablesQuery } from '../../types/operations/list-pipeline-variables.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListPipelineVariablesPath>;
  readonly query: Validator<ListPipelineVariablesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListPipelineVariables200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListPipelineVariables200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineVariables400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineVariables401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineVariables403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineVariables404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineVariables414['body']>;
    };
  };
};
