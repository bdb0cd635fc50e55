import type { CreateMemberRole201, CreateMemberRole400, CreateMemberRole401, CreateMemberRole403, CreateMemberRole414, CreateMemberRoleBody } from '../../types/operations/create-member-role.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<CreateMemberRoleBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateMemberRole201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateMemberRole400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateMemberRole401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateMemberRole403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateMemberRole414['body']>;
    };
  };
};
