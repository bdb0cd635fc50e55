import type { ListGroups200, ListGroups400, ListGroups401, ListGroups403, ListGroups414, ListGroupsQuery } from '../../types/operations/list-groups.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListGroupsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListGroups200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListGroups200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListGroups400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListGroups401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListGroups403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListGroups414['body']>;
    };
  };
};
