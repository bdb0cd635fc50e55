import type { ListRepositoryContributors200, ListRepositoryContributors400, ListRepositoryContributors401, ListRepositoryContributors403, ListRepositoryContributors404, ListRepositoryContributors414, ListRepositoryContributorsPath, ListRepositoryContributorsQuery } from '../../types/operations/list-repository-contributors.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListRepositoryContributorsPath>;
  readonly query: Validator<ListRepositoryContributorsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListRepositoryContributors200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryContributors200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryContributors400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryContributors401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryContributors403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryContributors404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListRepositoryContributors414['body']>;
    };
  };
};
