import type { UpdateGroupMember200, UpdateGroupMember400, UpdateGroupMember401, UpdateGroupMember403, UpdateGroupMember404, UpdateGroupMember414, UpdateGroupMemberFormBody, UpdateGroupMemberJsonBody, UpdateGroupMemberPath } from '../../types/operations/update-group-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateGroupMemberPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateGroupMemberJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateGroupMemberFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupMember200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupMember400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupMember404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupMember414['body']>;
    };
  };
};
