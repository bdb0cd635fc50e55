import type { DeleteGroupInvitation401, DeleteGroupInvitation403, DeleteGroupInvitation404, DeleteGroupInvitation409, DeleteGroupInvitationPath } from '../../types/operations/delete-group-invitation.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteGroupInvitationPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupInvitation401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupInvitation403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupInvitation404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupInvitation409['body']>;
    };
  };
};
