import type { ListProjects200, ListProjects400, ListProjects401, ListProjects403, ListProjects414, ListProjectsQuery } from '../../types/operations/list-projects.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListProjectsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjects200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjects200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjects400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjects401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjects403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjects414['body']>;
    };
  };
};
