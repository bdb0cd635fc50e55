import type { ListGroupMemberRoles200, ListGroupMemberRoles400, ListGroupMemberRoles401, ListGroupMemberRoles403, ListGroupMemberRoles404, ListGroupMemberRoles414, ListGroupMemberRolesPath, ListGroupMemberRolesQuery } from '../../types/operations/list-group-member-roles.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListGroupMemberRolesPath>;
  readonly query: Validator<ListGroupMemberRolesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListGroupMemberRoles200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListGroupMemberRoles200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMemberRoles400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMemberRoles401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMemberRoles403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMemberRoles404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMemberRoles414['body']>;
    };
  };
};
