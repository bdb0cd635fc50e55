import type { ListProjectAccessRequests200, ListProjectAccessRequests400, ListProjectAccessRequests401, ListProjectAccessRequests403, ListProjectAccessRequests404, ListProjectAccessRequests414, ListProjectAccessRequestsPath, ListProjectAccessRequestsQuery } from '../../types/operations/list-project-access-requests.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectAccessRequestsPath>;
  readonly query: Validator<ListProjectAccessRequestsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectAccessRequests200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectAccessRequests200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectAccessRequests400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectAccessRequests401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectAccessRequests403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectAccessRequests404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectAccessRequests414['body']>;
    };
  };
};
