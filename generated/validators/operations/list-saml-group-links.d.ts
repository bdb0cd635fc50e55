import type { ListSamlGroupLinks200, ListSamlGroupLinks400, ListSamlGroupLinks401, ListSamlGroupLinks403, ListSamlGroupLinks404, ListSamlGroupLinks414, ListSamlGroupLinksPath, ListSamlGroupLinksQuery } from '../../types/operations/list-saml-group-links.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListSamlGroupLinksPath>;
  readonly query: Validator<ListSamlGroupLinksQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListSamlGroupLinks200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListSamlGroupLinks200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlGroupLinks400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlGroupLinks401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlGroupLinks403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlGroupLinks404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlGroupLinks414['body']>;
    };
  };
};
