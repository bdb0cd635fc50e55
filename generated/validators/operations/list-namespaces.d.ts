import type { ListNamespaces200, ListNamespaces400, ListNamespaces401, ListNamespaces403, ListNamespaces414, ListNamespacesQuery } from '../../types/operations/list-namespaces.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListNamespacesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListNamespaces200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListNamespaces200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListNamespaces400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListNamespaces401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListNamespaces403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListNamespaces414['body']>;
    };
  };
};
