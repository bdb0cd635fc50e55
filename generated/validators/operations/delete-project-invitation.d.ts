import type { DeleteProjectInvitation401, DeleteProjectInvitation403, DeleteProjectInvitation404, DeleteProjectInvitation409, DeleteProjectInvitationPath } from '../../types/operations/delete-project-invitation.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectInvitationPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectInvitation401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectInvitation403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectInvitation404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectInvitation409['body']>;
    };
  };
};
