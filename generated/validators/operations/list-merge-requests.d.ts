import type { ListMergeRequests200, ListMergeRequests400, ListMergeRequests401, ListMergeRequests403, ListMergeRequests414, ListMergeRequestsQuery } from '../../types/operations/list-merge-requests.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListMergeRequestsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListMergeRequests200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequests200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequests400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequests401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequests403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListMergeRequests414['body']>;
    };
  };
};
