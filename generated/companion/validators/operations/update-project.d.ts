import type { UpdateProject200, UpdateProject400, UpdateProject401, UpdateProject403, UpdateProject404, UpdateProject409, UpdateProject414, UpdateProjectFormBody, UpdateProjectJsonBody, UpdateProjectPath } from '../../types/operations/update-project.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProject200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProject400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProject401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProject403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProject404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProject409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProject414['body']>;
    };
  };
};
