import type { ListGroupMembers200, ListGroupMembers400, ListGroupMembers401, ListGroupMembers403, ListGroupMembers404, ListGroupMembers414, ListGroupMembersPath, ListGroupMembersQuery } from '../../types/operations/list-group-members.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListGroupMembersPath>;
  readonly query: Validator<ListGroupMembersQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListGroupMembers200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListGroupMembers200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMembers400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMembers401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMembers403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMembers404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupMembers414['body']>;
    };
  };
};
