import type { ListGroupInvitations200, ListGroupInvitations400, ListGroupInvitations401, ListGroupInvitations403, ListGroupInvitations404, ListGroupInvitations414, ListGroupInvitationsPath, ListGroupInvitationsQuery } from '../../types/operations/list-group-invitations.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListGroupInvitationsPath>;
  readonly query: Validator<ListGroupInvitationsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListGroupInvitations200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListGroupInvitations200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupInvitations400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupInvitations401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupInvitations403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupInvitations404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListGroupInvitations414['body']>;
    };
  };
};
