import type { ListPipelineJobs200, ListPipelineJobs400, ListPipelineJobs401, ListPipelineJobs403, ListPipelineJobs404, ListPipelineJobs414, ListPipelineJobsPath, ListPipelineJobsQuery } from '../../types/operations/list-pipeline-jobs.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListPipelineJobsPath>;
  readonly query: Validator<ListPipelineJobsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListPipelineJobs200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListPipelineJobs200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineJobs400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineJobs401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineJobs403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineJobs404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListPipelineJobs414['body']>;
    };
  };
};
