import type { ListSamlIdentities200, ListSamlIdentities400, ListSamlIdentities401, ListSamlIdentities403, ListSamlIdentities404, ListSamlIdentities414, ListSamlIdentitiesPath, ListSamlIdentitiesQuery } from '../../types/operations/list-saml-identities.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListSamlIdentitiesPath>;
  readonly query: Validator<ListSamlIdentitiesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListSamlIdentities200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListSamlIdentities200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlIdentities400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlIdentities401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlIdentities403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlIdentities404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListSamlIdentities414['body']>;
    };
  };
};
