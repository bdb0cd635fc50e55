import type { ListServiceAccounts200, ListServiceAccounts400, ListServiceAccounts401, ListServiceAccounts403, ListServiceAccounts404, ListServiceAccounts414, ListServiceAccountsPath, ListServiceAccountsQuery } from '../../types/operations/list-service-accounts.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListServiceAccountsPath>;
  readonly query: Validator<ListServiceAccountsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListServiceAccounts200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListServiceAccounts200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListServiceAccounts400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListServiceAccounts401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListServiceAccounts403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListServiceAccounts404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListServiceAccounts414['body']>;
    };
  };
};
