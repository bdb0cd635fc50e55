import type { ListGroupAccessRequests200, ListGroupAccessRequests400, ListGroupAccessRequests401, ListGroupAccessRequests403, ListGroupAccessRequests404, ListGroupAccessRequests414, ListGroupAccessRequestsPath, ListGroupAccessRequestsQuery } from '../../types/operations/list-group-access-requests.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListGroupAccessRequestsPath>;
  readonly query: Validator<ListGroupAccessRequestsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListGroupAccessRequests200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListGroupAccessRequests200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupAccessRequests400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupAccessRequests401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupAccessRequests403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupAccessRequests404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupAccessRequests414['body']>;
    };
  };
};
