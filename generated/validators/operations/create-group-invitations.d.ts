import type { CreateGroupInvitations200, CreateGroupInvitations201, CreateGroupInvitations400, CreateGroupInvitations401, CreateGroupInvitations403, CreateGroupInvitations404, CreateGroupInvitations414, CreateGroupInvitationsFormBody, CreateGroupInvitationsJsonBody, CreateGroupInvitationsPath } from '../../types/operations/create-group-invitations.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateGroupInvitationsPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateGroupInvitationsJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateGroupInvitationsFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupInvitations200['body']>;
    };
  };
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupInvitations201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupInvitations400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupInvitations401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupInvitations403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupInvitations404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupInvitations414['body']>;
    };
  };
};
