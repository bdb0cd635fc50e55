import type { ListProjectInvitations200, ListProjectInvitations400, ListProjectInvitations401, ListProjectInvitations403, ListProjectInvitations404, ListProjectInvitations414, ListProjectInvitationsPath, ListProjectInvitationsQuery } from '../../types/operations/list-project-invitations.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectInvitationsPath>;
  readonly query: Validator<ListProjectInvitationsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectInvitations200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectInvitations200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectInvitations400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectInvitations401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectInvitations403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectInvitations404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectInvitations414['body']>;
    };
  };
};
