import type { DeleteGroupMemberRole401, DeleteGroupMemberRole403, DeleteGroupMemberRole404, DeleteGroupMemberRolePath } from '../../types/operations/delete-group-member-role.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteGroupMemberRolePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMemberRole401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMemberRole403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMemberRole404['body']>;
    };
  };
};
