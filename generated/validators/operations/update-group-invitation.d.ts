import type { UpdateGroupInvitation200, UpdateGroupInvitation400, UpdateGroupInvitation401, UpdateGroupInvitation403, UpdateGroupInvitation404, UpdateGroupInvitation414, UpdateGroupInvitationFormBody, UpdateGroupInvitationJsonBody, UpdateGroupInvitationPath } from '../../types/operations/update-group-invitation.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateGroupInvitationPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateGroupInvitationJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateGroupInvitationFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupInvitation200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupInvitation400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupInvitation401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupInvitation403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupInvitation404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupInvitation414['body']>;
    };
  };
};
