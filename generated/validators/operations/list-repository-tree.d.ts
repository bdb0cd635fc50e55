import type { ListRepositoryTree200, ListRepositoryTree400, ListRepositoryTree401, ListRepositoryTree403, ListRepositoryTree404, ListRepositoryTree414, ListRepositoryTreePath, ListRepositoryTreeQuery } from '../../types/operations/list-repository-tree.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListRepositoryTreePath>;
  readonly query: Validator<ListRepositoryTreeQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListRepositoryTree200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryTree200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryTree400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryTree401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryTree403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryTree404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryTree414['body']>;
    };
  };
};
