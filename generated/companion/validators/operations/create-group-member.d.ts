import type { CreateGroupMember201, CreateGroupMember400, CreateGroupMember401, CreateGroupMember403, CreateGroupMember404, CreateGroupMember409, CreateGroupMember414, CreateGroupMemberFormBody, CreateGroupMemberJsonBody, CreateGroupMemberPath } from '../../types/operations/create-group-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateGroupMemberPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateGroupMemberJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateGroupMemberFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMember201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMember400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMember404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMember409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupMember414['body']>;
    };
  };
};
