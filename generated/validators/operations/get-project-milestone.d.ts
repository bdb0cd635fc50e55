import type { GetProjectMilestone200, GetProjectMilestone401, GetProjectMilestone403, GetProjectMilestone404, GetProjectMilestonePath } from '../../types/operations/get-project-milestone.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectMilestonePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectMilestone200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectMilestone401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectMilestone403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectMilestone404['body']>;
    };
  };
};
