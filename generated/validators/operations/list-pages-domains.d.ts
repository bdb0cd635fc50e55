import type { ListPagesDomains200, ListPagesDomains400, ListPagesDomains401, ListPagesDomains403, ListPagesDomains414, ListPagesDomainsQuery } from '../../types/operations/list-pages-domains.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListPagesDomainsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListPagesDomains200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListPagesDomains200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListPagesDomains400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListPagesDomains401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListPagesDomains403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListPagesDomains414['body']>;
    };
  };
};
