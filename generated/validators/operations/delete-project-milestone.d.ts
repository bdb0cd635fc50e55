import type { DeleteProjectMilestone401, DeleteProjectMilestone403, DeleteProjectMilestone404, DeleteProjectMilestonePath } from '../../types/operations/delete-project-milestone.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectMilestonePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMilestone401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMilestone403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectMilestone404['body']>;
    };
  };
};
