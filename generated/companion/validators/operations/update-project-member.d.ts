import type { UpdateProjectMember200, UpdateProjectMember400, UpdateProjectMember401, UpdateProjectMember403, UpdateProjectMember404, UpdateProjectMember414, UpdateProjectMemberFormBody, UpdateProjectMemberJsonBody, UpdateProjectMemberPath } from '../../types/operations/update-project-member.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectMemberPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectMemberJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectMemberFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMember200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMember400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMember401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMember403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMember404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMember414['body']>;
    };
  };
};
