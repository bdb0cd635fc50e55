import type { DeleteProjectMember400, DeleteProjectMember401, DeleteProjectMember403, DeleteProjectMember404, DeleteProjectMember414, DeleteProjectMemberPath, DeleteProjectMemberQuery } from '../../types/operations/delete-project-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectMemberPath>;
  readonly query: Validator<DeleteProjectMemberQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMember400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMember404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMember414['body']>;
    };
  };
};
