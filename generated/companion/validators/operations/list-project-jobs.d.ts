import type { ListProjectJobs200, ListProjectJobs400, ListProjectJobs401, ListProjectJobs403, ListProjectJobs404, ListProjectJobs414, ListProjectJobsPath, ListProjectJobsQuery } from '../../types/operations/list-project-jobs.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectJobsPath>;
  readonly query: Validator<ListProjectJobsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectJobs200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectJobs200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectJobs400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectJobs401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectJobs403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectJobs404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectJobs414['body']>;
    };
  };
};
