import type { DeleteMemberRole401, DeleteMemberRole403, DeleteMemberRole404, DeleteMemberRolePath } from '../../types/operations/delete-member-role.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteMemberRolePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMemberRole401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMemberRole403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteMemberRole404['body']>;
    };
  };
};
