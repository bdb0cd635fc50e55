import type { ListGroupProjects200, ListGroupProjects400, ListGroupProjects401, ListGroupProjects403, ListGroupProjects404, ListGroupProjects414, ListGroupProjectsPath, ListGroupProjectsQuery } from '../../types/operations/list-group-projects.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListGroupProjectsPath>;
  readonly query: Validator<ListGroupProjectsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListGroupProjects200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListGroupProjects200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupProjects400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupProjects401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupProjects403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupProjects404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupProjects414['body']>;
    };
  };
};
