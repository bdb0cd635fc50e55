import type { CreateProjectInvitations200, CreateProjectInvitations201, CreateProjectInvitations400, CreateProjectInvitations401, CreateProjectInvitations403, CreateProjectInvitations404, CreateProjectInvitations414, CreateProjectInvitationsFormBody, CreateProjectInvitationsJsonBody, CreateProjectInvitationsPath } from '../../types/operations/create-project-invitations.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateProjectInvitationsPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateProjectInvitationsJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateProjectInvitationsFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectInvitations200['body']>;
    };
  };
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectInvitations201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectInvitations400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectInvitations401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectInvitations403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectInvitations404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectInvitations414['body']>;
    };
  };
};
