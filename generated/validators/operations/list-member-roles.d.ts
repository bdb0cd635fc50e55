import type { ListMemberRoles200, ListMemberRoles400, ListMemberRoles401, ListMemberRoles403, ListMemberRoles414, ListMemberRolesQuery } from '../../types/operations/list-member-roles.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly query: Validator<ListMemberRolesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListMemberRoles200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListMemberRoles200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListMemberRoles400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListMemberRoles401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListMemberRoles403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListMemberRoles414['body']>;
    };
  };
};
