import type { UpdateProjectInvitation200, UpdateProjectInvitation400, UpdateProjectInvitation401, UpdateProjectInvitation403, UpdateProjectInvitation404, UpdateProjectInvitation414, UpdateProjectInvitationFormBody, UpdateProjectInvitationJsonBody, UpdateProjectInvitationPath } from '../../types/operations/update-project-invitation.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectInvitationPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectInvitationJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectInvitationFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectInvitation200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectInvitation400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectInvitation401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectInvitation403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectInvitation404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectInvitation414['body']>;
    };
  };
};
