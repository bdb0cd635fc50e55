import type { CreateProjectMember201, CreateProjectMember400, CreateProjectMember401, CreateProjectMember403, CreateProjectMember404, CreateProjectMember409, CreateProjectMember414, CreateProjectMemberFormBody, CreateProjectMemberJsonBody, CreateProjectMemberPath } from '../../types/operations/create-project-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateProjectMemberPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateProjectMemberJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateProjectMemberFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMember201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMember400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMember404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMember409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMember414['body']>;
    };
  };
};
