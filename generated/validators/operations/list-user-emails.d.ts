import type { ListUserEmails200, ListUserEmails400, ListUserEmails401, ListUserEmails403, ListUserEmails404, ListUserEmails414, ListUserEmailsPath, ListUserEmailsQuery } from '../../types/operations/list-user-emails.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListUserEmailsPath>;
  readonly query: Validator<ListUserEmailsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListUserEmails200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListUserEmails200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListUserEmails400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListUserEmails401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListUserEmails403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListUserEmails404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListUserEmails414['body']>;
    };
  };
};
