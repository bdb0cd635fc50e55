import type { ListOwnEmails200, ListOwnEmails400, ListOwnEmails401, ListOwnEmails403, ListOwnEmails414, ListOwnEmailsQuery } from '../../types/operations/list-own-emails.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListOwnEmailsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListOwnEmails200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListOwnEmails200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListOwnEmails400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListOwnEmails401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListOwnEmails403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListOwnEmails414['body']>;
    };
  };
};
