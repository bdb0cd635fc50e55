import type { CreateGroupMemberRole201, CreateGroupMemberRole400, CreateGroupMemberRole401, CreateGroupMemberRole403, CreateGroupMemberRole404, CreateGroupMemberRole414, CreateGroupMemberRoleBody, CreateGroupMemberRolePath } from '../../types/operations/create-group-member-role.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateGroupMemberRolePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateGroupMemberRoleBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMemberRole201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMemberRole400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMemberRole401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMemberRole403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMemberRole404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMemberRole414['body']>;
    };
  };
};
