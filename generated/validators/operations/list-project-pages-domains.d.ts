import type { ListProjectPagesDomains200, ListProjectPagesDomains400, ListProjectPagesDomains401, ListProjectPagesDomains403, ListProjectPagesDomains404, ListProjectPagesDomains414, ListProjectPagesDomainsPath, ListProjectPagesDomainsQuery } from '../../types/operations/list-project-pages-domains.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectPagesDomainsPath>;
  readonly query: Validator<ListProjectPagesDomainsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectPagesDomains200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectPagesDomains200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectPagesDomains400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectPagesDomains401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectPagesDomains403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectPagesDomains404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectPagesDomains414['body']>;
    };
  };
};
