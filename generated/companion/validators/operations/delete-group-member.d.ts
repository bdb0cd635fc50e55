import type { DeleteGroupMember400, DeleteGroupMember401, DeleteGroupMember403, DeleteGroupMember404, DeleteGroupMember414, DeleteGroupMemberPath, DeleteGroupMemberQuery } from '../../types/operations/delete-group-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteGroupMemberPath>;
  readonly query: Validator<DeleteGroupMemberQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMember400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMember404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteGroupMember414['body']>;
    };
  };
};
